import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { SheetPerson } from '@sewa/contract/attendance/sheets';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { createPerson, must } from './people.ts';
import { openPage } from './portal.ts';
import { type Person, signIn } from './session.ts';

const hour = 3_600_000;
const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', hourCycle: 'h23', ...options });
const dayOf = (moment: number) => inIndia({ dateStyle: 'short' }).format(moment);
const clock = (moment: number) => inIndia({ hour: '2-digit', minute: '2-digit' }).format(moment);

/** A sheet of attendance at which sewadars of the demo area are scanned. */
export interface ScannedSheet {
  path: string;
  /** What stands on the badges, one for each scan. */
  codes: string[];
  clerk: Person;
  /** The clerk, by calls alone. */
  visitor: Visitor;
  /** Who came, by what the database has: the numbers of their badges. */
  came(): Promise<string[]>;
  /** Every change to an entry, in the order in which the server wrote them down. */
  changes(): Promise<string[]>;
}

export async function createScannedSheet(admin: Visitor, scans: number): Promise<ScannedSheet> {
  const { rows } = (await must(admin.get('/api/sewadar', { size: scans, filter: { status: ['active'] } })))
    .data;
  if (rows.length < scans) throw new Error(`The demo area has ${rows.length} sewadars, not ${scans}`);
  const now = Date.now();
  const id = newId();
  await must(
    admin.post('/api/attendance/sheets', {
      ...{ id, title: 'Evening langar', department: `Langar ${randomBytes(3).toString('hex')}` },
      ...{ centre: rows[0].centre, place: '', lateAfter: null, halfBelow: null },
      ...{ onDay: dayOf(now), startTime: clock(now), endTime: clock(now + 3 * hour) },
    }),
  );
  const clerk = await createPerson(admin, { acl: { 'SEWADAR.SEWADAR': 2, 'SEWADAR.ATTENDANCE': 210 } });
  const people = async (): Promise<SheetPerson[]> =>
    (await must(admin.get(`/api/attendance/sheets/${id}/people`))).docs;
  return {
    path: `/attendance/sheets/${id}`,
    codes: rows.map(({ number }: { number: number }) => String(number)),
    clerk,
    visitor: await signIn(clerk.username, clerk.password),
    came: async () =>
      (await people()).filter(({ mark }) => mark !== null).map(({ number }) => String(number)),
    changes: async () => {
      const filter = { entity: 'attendance_entry', rowId: id };
      const { data } = await must(admin.get('/api/user/auditlogs', { size: 500, filter }));
      const numbers = new Map((await people()).map(({ sewadar, number }) => [sewadar, String(number)]));
      return (data.rows as { id: string; after: { sewadar_id: string } }[])
        .toSorted((one, other) => Number(one.id) - Number(other.id))
        .map(({ after }) => numbers.get(after.sewadar_id) ?? 'somebody else');
    },
  };
}

export async function openScans(page: Page, { path }: ScannedSheet): Promise<void> {
  await openPage(page, path);
  await page.getByRole('tab', { name: 'Scan' }).click();
}

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Scan a badge' });

/** As a USB scanner does: it types and presses Enter. */
export async function scanCode(page: Page, code: string): Promise<void> {
  const field = fieldOf(page);
  await field.fill(code);
  await field.press('Enter');
}

/** Every scan is answered or kept on the device. */
export async function expectTaken(page: Page): Promise<void> {
  await expect(fieldOf(page)).toHaveAttribute('aria-busy', 'false');
}

export async function expectCame(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-count=came]')).toHaveText(String(count));
}
