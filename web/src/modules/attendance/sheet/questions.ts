import { isCheckOutForgotten } from '@sewa/contract/attendance/marks';
import type { Sheet, SheetPerson } from '@sewa/contract/attendance/sheets';

/** Came in, did not check out, and the planned end is over. */
export function hasForgotten({ endsAt }: Pick<Sheet, 'endsAt'>, { inAt, outAt }: SheetPerson): boolean {
  const presence = {
    inAt: inAt === null ? null : Date.parse(inAt),
    outAt: outAt === null ? null : Date.parse(outAt),
  };
  return isCheckOutForgotten({ endsAt: Date.parse(endsAt) }, presence, Date.now());
}
