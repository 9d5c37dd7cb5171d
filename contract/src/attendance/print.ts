import { endpoint } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { attendanceReports } from './register.ts';

export const attendancePrints = {
  register: endpoint({
    ...printed,
    path: '/api/attendance/register/print',
    requirement: attendanceReports.register.requirement,
    summary: 'The register of a month as a PDF, at most 2,000 people; the print is recorded',
    query: attendanceReports.register.query.extend(printLanguage),
  }),
} as const;
