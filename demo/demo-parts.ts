import { insertApplications } from './applications/demo-applications.ts';
import { insertAttendance } from './attendance/demo-attendance.ts';
import { insertBadges } from './badges/demo-badges.ts';
import { insertQuickTokens } from './badges/demo-quick.ts';
import { insertItems } from './bav/demo-items.ts';
import { insertShop } from './bav/demo-shop.ts';
import { insertBlood } from './blood-donation/demo-blood.ts';
import type { DemoPart } from './demo-part.ts';
import { insertRolls } from './nominal-roll/demo-rolls.ts';
import { insertEnclosure } from './oae/demo-enclosure.ts';
import { insertSewadars } from './sewadar/demo-sewadars.ts';
import { insertLetters } from './sg-management/demo-letters.ts';
import { insertPremises } from './sg-management/demo-premises.ts';
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
  insertBadges,
  insertQuickTokens,
  insertLetters,
  insertShop,
  insertPremises,
  insertBlood,
];
