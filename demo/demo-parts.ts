import { insertApplications } from './applications/demo-applications.ts';
import { insertAttendance } from './attendance/demo-attendance.ts';
import { insertItems } from './bav/demo-items.ts';
import type { DemoPart } from './demo-part.ts';
import { insertRolls } from './nominal-roll/demo-rolls.ts';
import { insertEnclosure } from './oae/demo-enclosure.ts';
import { insertSewadars } from './sewadar/demo-sewadars.ts';
import { insertTransport } from './transport/demo-transport.ts';

/** One after the other: a part may build on those before it. */
export const demoParts: readonly DemoPart[] = [
  insertSewadars,
  insertAttendance,
  insertEnclosure,
  insertApplications,
  insertRolls,
  insertTransport,
  insertItems,
];
