import { readNumber } from '@sewa/contract/attendance/scan';
import { todayIn } from '@sewa/contract/kernel/values/days';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { type FoundSewadar, holdByNumber } from './people.queries.ts';
import type { MarkedSheet } from './sheets.queries.ts';

/** The number of the sewadar on a card scanned on a day; null where the text is none. Given by the module of the cards. */
export type ReadCard = (tx: Tx, text: string, day: string) => Promise<{ number: number } | null>;

export interface CodeNeeds {
  timeZone: string;
  readCard: ReadCard;
}

/** Who has a number or carries a card: in sight, or a guest of the sheet. A card counts by the day on which it was shown. */
export async function getByCode(
  tx: Tx,
  { timeZone, readCard }: CodeNeeds,
  { sheet, code, day }: { sheet: Pick<MarkedSheet, 'id'>; code: string; day: string },
): Promise<FoundSewadar> {
  const number = readNumber(code) ?? (await readCard(tx, code, day))?.number;
  const today = todayIn(timeZone);
  const found = number && (await holdByNumber(tx, { sheet: sheet.id, number, today }));
  if (!found) throw new PortalError('SEWADAR_UNKNOWN', { fields: { code: 'unknown' } });
  return found;
}
