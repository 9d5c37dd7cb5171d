import type { sales } from '@sewa/contract/bav/sales';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { lockStock, postDocument, stockOf } from '../stock/post-document.ts';
import { findIssue, settleIssue } from './issues.queries.ts';
import type { CounterNeeds } from './shifts.ts';

/** Copies that were sold and are in the stock by now leave it; everything else is settled by what a person found. */
export function settle({ today }: CounterNeeds): Handler<typeof sales.settle> {
  return async (tx, { who, params, body }) => {
    const issue = await findIssue(tx, params.id);
    if (!issue) throw notFound();
    if (issue.isSettled) throw new PortalError('ISSUE_SETTLED');
    const { location, item, quantity, reference } = issue;
    const isFromStock = body.fromStock && item !== null && quantity !== null;
    if (!isFromStock && body.note === '')
      throw new PortalError('ISSUE_NOTE_NEEDED', { fields: { note: 'missing' } });
    if (isFromStock) {
      const place = { location, item };
      const there = stockOf(await lockStock(tx, [place]), place).quantity;
      if (there < quantity)
        throw new PortalError('ISSUE_STILL_SHORT', { words: () => ({ count: String(there) }) });
      await postDocument(tx, {
        // Found by it when the sale is cancelled.
        id: issue.id,
        kind: 'sale',
        location,
        reference,
        reason: body.note,
        lines: [{ item, quantity }],
        by: who,
        today: today(),
      });
    }
    await settleIssue(tx, { id: issue.id, note: body.note, byName: who.name });
    return null;
  };
}
