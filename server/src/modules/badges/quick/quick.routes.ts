import { writeNumbers } from '@sewa/contract/badges/number-ranges';
import { quickEvents } from '@sewa/contract/badges/quick';
import { DEPOSIT, mayUseKind, quickKinds } from '@sewa/contract/badges/quick-rights';
import { type Handler, handle, handleInSteps, type Route } from '../../../platform/http/route.ts';
import type { PrintNeeds } from '../../../platform/pdf/print-reply.ts';
import { historyOf } from '../../../platform/resource/history.queries.ts';
import type { CodeSigner } from '../codes/sign-codes.ts';
import { eventResource } from './events.resource.ts';
import { makeTokens } from './make-tokens.ts';
import { moveToken, undoMove } from './move-token.ts';
import { printTokens } from './print-tokens.ts';
import { listOut, summariseTokens } from './tokens.queries.ts';

export function quickRoutes(needs: PrintNeeds & { signer: CodeSigner }): Route[] {
  return [
    ...eventResource.routes.filter(({ endpoint }) => endpoint !== quickEvents.history),
    handle(quickEvents.history, showHistory),
    handle(quickEvents.summary, showSummary),
    handle(quickEvents.make, makeTokens),
    handleInSteps(quickEvents.print, printTokens(needs)),
    handle(quickEvents.move, moveToken),
    handle(quickEvents.undo, undoMove),
    handle(quickEvents.out, async (tx, { params }) => {
      await eventResource.get(tx, params.id);
      return listOut(tx, params.id, DEPOSIT);
    }),
  ];
}

/** A change of a token does not name its kind: whoever may not use every kind sees the changes of the event alone. */
const showHistory: Handler<typeof quickEvents.history> = async (tx, { who, params }) => {
  await eventResource.get(tx, params.id);
  const mayUseAll = quickKinds.every((kind) => mayUseKind(who.acl, kind));
  return historyOf(tx, mayUseAll ? ['quick_event', 'quick_token'] : ['quick_event'], params.id);
};

const showSummary: Handler<typeof quickEvents.summary> = async (tx, { who, params }) => {
  await eventResource.get(tx, params.id);
  const kinds = await summariseTokens(tx, params.id);
  return kinds
    .filter(({ kind }) => mayUseKind(who.acl, kind))
    .map(({ kind, numbers, outNumbers, returned }) => ({
      kind,
      count: numbers.length,
      numbers: writeNumbers(numbers),
      out: outNumbers.length,
      outNumbers: writeNumbers(outNumbers),
      returned,
      lastNumber: numbers.at(-1) ?? 0,
    }));
};
