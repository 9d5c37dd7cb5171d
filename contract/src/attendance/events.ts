import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { right } from '../kernel/rights/requirement.ts';

const view = right('SEWADAR.ATTENDANCE', 'view');

export const attendanceEvents = {
  'attendance.changed': {
    requirement: view,
    entities: ['attendance_sheet', 'attendance_month'],
    areaWide: ['attendance_month'],
  },
  'attendance-entry.changed': {
    requirement: view,
    entities: ['attendance_entry', 'attendance_correction'],
  },
} as const satisfies Record<string, RealtimeEvent>;
