import {
  type MoveRefusal as AnyMoveRefusal,
  judge,
  type Move,
  type MovedRecord,
  nextStep,
  type StatusMachine,
} from '../kernel/moves.ts';
import type { Acl } from '../kernel/rights/acl.ts';
import type { ActOf } from '../kernel/rights/rights.ts';
import { orderStatuses } from './enums.ts';
import { orderStatusLabels } from './order-words.ts';

const { CREATED, APPROVED, VERIFIED, SUBMITTED } = orderStatuses;
export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses];
export type OrderDecider = 'approvedBy' | 'verifiedBy';

export type OrderMove = Move<OrderStatus, ActOf<'BAV.ORDER'>, OrderDecider>;

/** Each step its own right and its own person: who approved does not pack, who packed does not send. */
export const orderMoves: readonly OrderMove[] = [
  { from: CREATED, to: APPROVED, act: 'approve', decider: 'approvedBy' },
  { from: APPROVED, to: CREATED, act: 'approve' },
  { from: APPROVED, to: VERIFIED, act: 'verify', decider: 'verifiedBy', otherThan: 'approvedBy' },
  { from: VERIFIED, to: SUBMITTED, act: 'submit', otherThan: 'verifiedBy' },
  // Only where the store no longer has what was packed (isStoreShort).
  { from: VERIFIED, to: CREATED, act: 'approve' },
];

export const orderMachine: StatusMachine<'BAV.ORDER', OrderStatus, OrderDecider> = {
  key: 'BAV.ORDER',
  moves: orderMoves,
  onward: { [CREATED]: APPROVED, [APPROVED]: VERIFIED, [VERIFIED]: SUBMITTED },
  withReason: [CREATED],
  // Packing and sending are work, not decisions; the approval is for somebody else than who asked.
  ownActs: ['create', 'verify', 'submit'],
  labels: orderStatusLabels,
};

export type OrderRefusal = AnyMoveRefusal | 'NOTHING_APPROVED' | 'BEYOND_SANCTION';

export interface JudgedOrder extends MovedRecord<OrderDecider> {
  /** In paise: what the order will count against the sanctioned amount. */
  readonly value: number;
  /** Copies that are left after the cuts. */
  readonly copies: number;
}

/** What is left of the sanctioned amount; null: there is no limit. */
export function sanctionLeft({ amount, used }: { amount: number | null; used: number }): number | null {
  return amount === null ? null : amount - used;
}

/** What the order itself has against a move. Null: nothing. */
export function checkOrderMove(
  { from, to }: Pick<OrderMove, 'from' | 'to'>,
  judged: {
    order: Pick<JudgedOrder, 'value' | 'copies'>;
    sanction?: { amount: number | null; used: number } | undefined;
    mayPassSanction: boolean;
  },
): Exclude<OrderRefusal, AnyMoveRefusal> | null {
  if (to !== APPROVED || from !== CREATED) return null;
  const { order, sanction, mayPassSanction } = judged;
  if (order.copies === 0) return 'NOTHING_APPROVED';
  const left = sanction ? sanctionLeft(sanction) : null;
  return left !== null && order.value > left && !mayPassSanction ? 'BEYOND_SANCTION' : null;
}

/** The store has less than was approved. Lines whose stock the reader does not see say nothing. */
export function isStoreShort(
  lines: readonly { readonly approved: number | null; readonly atStore: number | null }[],
): boolean {
  return lines.some(({ approved, atStore }) => atStore !== null && (approved ?? 0) > atStore);
}

/** Null: the move may be made. */
export function judgeOrderMove(judged: {
  order: JudgedOrder;
  to: number;
  user: { id: string; acl: Acl };
  hasReason?: boolean;
  sanction?: { amount: number | null; used: number };
  mayPassSanction?: boolean;
}): OrderRefusal | null {
  const { order, to, user, hasReason, sanction, mayPassSanction = false } = judged;
  const check = (move: OrderMove) => checkOrderMove(move, { order, sanction, mayPassSanction });
  return judge(orderMachine, { record: order, to, user, hasReason, check });
}

export function nextOrderStep(status: number): OrderMove | null {
  return nextStep(orderMachine, status);
}

/** The year of a day, by the year of the April in which it begins. */
export function sanctionYear(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
