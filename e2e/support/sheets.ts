import { randomBytes } from 'node:crypto';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { must } from './people.ts';
import { createSewadar } from './sewadars.ts';

export const hour = 3_600_000;
const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', hourCycle: 'h23', ...options });
export const dayOf = (moment: number) => inIndia({ dateStyle: 'short' }).format(moment);
/** What the clocks of India show: HH:MM. */
export const clock = (moment: number) => inIndia({ hour: '2-digit', minute: '2-digit' }).format(moment);

interface SheetPlan {
  department: string;
  sewadars: Sewadar[];
}

/** A department of its own, with these people in it. */
export async function createDepartment(admin: Visitor, names: readonly string[]): Promise<SheetPlan> {
  const department = `Department ${randomBytes(3).toString('hex')}`;
  const departments = [{ department, role: '', since: null, until: null }];
  const sewadars = [];
  for (const name of names) sewadars.push(await createSewadar(admin, { departments, name, nameLatin: name }));
  return { department, sewadars };
}

/** A schedule of today that begins now. */
export async function createScheduleOfNow(
  admin: Visitor,
  { department, sewadars }: SheetPlan,
): Promise<{ schedule: string; day: string }> {
  const now = Date.now();
  const { data } = await must(
    admin.post('/api/user/sewa-schedules', {
      ...{ title: `Sewa of ${department}`, department, centre: sewadars[0]?.centre, kind: 'once', days: [] },
      ...{ interval: 1, nth: 1, startTime: clock(now), endTime: clock(now + 3 * hour), needed: 3 },
      ...{ validFrom: dayOf(now), validTo: null, holidays: [], lateAfter: null, halfBelow: null },
      ...{ maxHours: null, maxDaysInRow: null },
    }),
  );
  return { schedule: data.id, day: dayOf(now) };
}

/** Its sheet, opened. */
export async function openSheetOfNow(admin: Visitor, plan: SheetPlan): Promise<string> {
  const { data } = await must(
    admin.post('/api/attendance/sheets/open', await createScheduleOfNow(admin, plan)),
  );
  return data.id;
}
