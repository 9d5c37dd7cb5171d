import { orderStatuses } from '@sewa/contract/bav/enums';
import { checkOrderMove, isStoreShort, sanctionYear } from '@sewa/contract/bav/order-moves';
import type { Order } from '@sewa/contract/bav/orders';
import { newId } from '@sewa/contract/kernel/values/ids';
import { formatMoney } from '@sewa/contract/kernel/values/money';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { assertDecision } from '../../../platform/four-eyes/four-eyes.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { updateRow } from '../stock/document.queries.ts';
import { assertInStock } from '../stock/post-document.ts';
import { sendTransfer } from '../transfers/send-transfer.ts';
import { orderEyes } from './order-eyes.ts';
import { listLines, type OrderLine, setApproved } from './orders.queries.ts';
import { findSanctionUse, lockSanction } from './sanctions.queries.ts';

const { CREATED, APPROVED, VERIFIED, SUBMITTED } = orderStatuses;

interface Step {
  who: Who;
  to: number;
  /** The one that whoever moves it has seen. */
  version: number;
  reason: string;
  /** Cuts of the approval. */
  lines: readonly { item: string; approved: number }[];
  mayPassSanction: boolean;
  today: string;
}

/** The one way in which an order changes its status. The order is locked. */
export async function takeOrderStep(tx: Tx, order: Order, step: Step): Promise<void> {
  const { who, to, version, reason, mayPassSanction } = step;
  // The centre that asks does not grant.
  if (!order.isFromMyStore) throw new PortalError('ORDER_STORE_DECIDES');
  const move = await assertDecision(tx, orderEyes, { record: order, to, reason, version, who });
  const lines = withCuts(await listLines(tx, order.id), step);
  if (to === APPROVED) await lockSanction(tx, order.centre);
  const sanction = await findSanctionUse(tx, order.centre, sanctionYear(order.day));
  const granted = sumOf(lines);
  const refusal = checkOrderMove(move, { order: granted, sanction, mayPassSanction });
  if (refusal === 'NOTHING_APPROVED') throw new PortalError('ORDER_NOTHING_APPROVED');
  if (refusal) throw beyondSanction({ left: (sanction.amount ?? 0) - sanction.used, value: granted.value });
  const now = new Date().toISOString();
  switch (to) {
    case APPROVED: {
      const isBeyond = sanction.amount !== null && sanction.used + granted.value > sanction.amount;
      await setApproved(tx, order.id, lines);
      await updateRow(tx, 'stock_order', order.id, {
        status: APPROVED,
        ...granted,
        reason,
        is_beyond_sanction: isBeyond,
        approved_by: who.userId,
        approved_by_name: who.name,
        approved_at: now,
      });
      return;
    }
    case CREATED:
      if (order.status === VERIFIED && !isStoreShort(lines)) throw new PortalError('ORDER_PACKED_WHOLE');
      await setApproved(
        tx,
        order.id,
        lines.map(({ item }) => ({ item, approved: null })),
      );
      await updateRow(tx, 'stock_order', order.id, {
        status: CREATED,
        reason,
        value: order.askedValue,
        copies: lines.reduce((all, { asked }) => all + asked, 0),
        is_beyond_sanction: false,
        approved_by: null,
        approved_by_name: null,
        approved_at: null,
        verified_by: null,
        verified_by_name: null,
        verified_at: null,
      });
      return;
    case VERIFIED:
      // What is not there cannot be packed: while it is approved, the order can still go back.
      await assertInStock(tx, order.store, grantedOf(lines));
      await updateRow(tx, 'stock_order', order.id, {
        status: VERIFIED,
        reason,
        verified_by: who.userId,
        verified_by_name: who.name,
        verified_at: now,
      });
      return;
    default:
      await submit(tx, order, { ...step, lines, now });
  }
}

/** Posted: what was approved leaves the store. */
async function submit(
  tx: Tx,
  order: Order,
  { who, today, lines, now }: Omit<Step, 'lines'> & { lines: readonly OrderLine[]; now: string },
): Promise<void> {
  const id = newId();
  const granted = grantedOf(lines);
  const { store: from, location: to } = order;
  await sendTransfer(tx, { id, from, to, order: order.id, notes: '', lines: granted }, { who, today });
  await updateRow(tx, 'stock_order', order.id, {
    status: SUBMITTED,
    transfer_id: id,
    submitted_by: who.userId,
    submitted_by_name: who.name,
    submitted_at: now,
  });
}

function grantedOf(lines: readonly OrderLine[]): { item: string; quantity: number }[] {
  return lines.flatMap(({ item, approved }) => (approved ? [{ item, quantity: approved }] : []));
}

function withCuts(lines: readonly OrderLine[], { to, lines: cuts }: Step): OrderLine[] {
  if (to !== APPROVED) return [...lines];
  const known = new Map(cuts.map(({ item, approved }) => [item, approved]));
  const isWrong = cuts.some(({ item, approved }) => {
    const line = lines.find((one) => one.item === item);
    return line === undefined || approved > line.asked;
  });
  if (isWrong) throw new PortalError('ORDER_CUT');
  return lines.map((line) => ({ ...line, approved: known.get(line.item) ?? line.asked }));
}

function sumOf(lines: readonly OrderLine[]): { value: number; copies: number } {
  return lines.reduce(
    (all, { approved, asked, price }) => ({
      value: all.value + (approved ?? asked) * price,
      copies: all.copies + (approved ?? asked),
    }),
    { value: 0, copies: 0 },
  );
}

function beyondSanction({ left, value }: { left: number; value: number }): PortalError {
  return new PortalError('ORDER_BEYOND_SANCTION', {
    data: { left, value },
    words: (language) => ({ left: formatMoney(left, language), value: formatMoney(value, language) }),
  });
}
