import { countedTotal } from '@sewa/contract/bav/cash-count';
import type { shifts } from '@sewa/contract/bav/shifts';
import type { tills } from '@sewa/contract/bav/tills';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { formatMoney } from '@sewa/contract/kernel/values/money';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { momentOf } from '../../../platform/http/device-time.rules.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { seriesWithin } from '../../../platform/numbers/number-series.ts';
import { takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { shiftNumbers } from './number-series.ts';
import {
  closeShift,
  findCount,
  findOpenShift,
  findShift,
  findShiftAtWork,
  findTill,
  insertCashMove,
  insertShift,
  listCashMoves,
  type ShiftAtWork,
} from './shifts.queries.ts';

export interface CounterNeeds {
  timeZone: string;
  today(): string;
}

/** The same shift twice is one: the device that did not hear the answer asks again. */
export function openShift({ today }: CounterNeeds): Handler<typeof tills.open> {
  return async (tx, { who, params, body }) => {
    const till = await findTill(tx, params.id);
    if (!till) throw notFound();
    const open = await findOpenShift(tx, till.id);
    if (open?.id === body.shift) return { shift: open.id };
    if (open) throw new PortalError('TILL_IN_SHIFT', { words: () => ({ name: open.openedByName }) });
    if (!till.isActive) throw new PortalError('TILL_INACTIVE');
    const number = await takeNumber(tx, seriesWithin(shiftNumbers, till.id));
    const { shift: id, device, openingFloat } = body;
    await insertShift(tx, { id, till, number, device, day: today(), openingFloat, byName: who.name });
    return { shift: id };
  };
}

export function showShift({ today }: CounterNeeds): Handler<typeof shifts.read> {
  return async (tx, { params }) => {
    const shift = await findShift(tx, params.id, today());
    if (!shift) throw notFound();
    return { ...shift, moves: await listCashMoves(tx, shift.id), count: await findCount(tx, shift.id) };
  };
}

export function moveCash(needs: CounterNeeds): Handler<typeof shifts.moveCash> {
  return async (tx, { who, params, body, sentAt }) => {
    const shift = await getOpenShift(tx, params.id, 'update');
    if (body.amount < 0) await refuseEmptyDrawer(tx, shift, -body.amount, needs);
    const { at, day } = counterMoment(body.at, { sentAt, shift, needs });
    const { id, amount, reason } = body;
    await insertCashMove(tx, { id, shift, amount, reason, day, at, byName: who.name });
    return null;
  };
}

export function closeDay({ today }: CounterNeeds): Handler<typeof shifts.close> {
  return async (tx, { who, params, body }) => {
    const open = await getOpenShift(tx, params.id, 'update');
    const shift = await findShift(tx, open.id, today());
    if (!shift) throw notFound();
    const counted = countedTotal(body.count);
    const difference = counted - shift.expected;
    if (difference !== 0 && body.note === '')
      throw new PortalError('SHIFT_NOTE_NEEDED', {
        fields: { note: 'missing' },
        words: (language) => ({ amount: formatMoney(difference, language) }),
      });
    const { count, note } = body;
    await closeShift(tx, { id: open.id, count, counted, expected: shift.expected, note, byName: who.name });
    const closed = await findShift(tx, open.id, today());
    if (!closed) throw notFound();
    return closed;
  };
}

export async function getOpenShift(tx: Tx, id: string, lock: 'share' | 'update'): Promise<ShiftAtWork> {
  const shift = await findShiftAtWork(tx, id, lock);
  if (!shift) throw notFound();
  if (shift.isClosed) throw new PortalError('SHIFT_CLOSED');
  return shift;
}

/** Nobody pays out more than lies in the drawer. */
export async function refuseEmptyDrawer(
  tx: Tx,
  { id }: ShiftAtWork,
  amount: number,
  { today }: CounterNeeds,
): Promise<void> {
  const shift = await findShift(tx, id, today());
  const there = shift?.expected ?? 0;
  if (amount > there)
    throw new PortalError('DRAWER_SHORT', {
      words: (language) => ({ amount: formatMoney(Math.max(there, 0), language) }),
    });
}

/** When something happened in a shift that may have waited on a device, and on which day that was. */
export function counterMoment(
  madeAt: string | undefined,
  { sentAt, shift, needs }: { sentAt: number | null; shift: ShiftAtWork; needs: CounterNeeds },
): { at: string; day: string } {
  const now = new Date();
  const made = momentOf(madeAt, now, sentAt);
  // A shift is opened with a connection, so what seems older than that was made before the clock was set.
  const at = made.getTime() < Date.parse(shift.openedAt) ? now : made;
  return { at: at.toISOString(), day: todayIn(needs.timeZone, at) };
}
