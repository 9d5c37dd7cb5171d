import type { quickEvents } from '@sewa/contract/badges/quick';
import { quickKindWords } from '@sewa/contract/badges/quick-words';
import { layoutOf } from '@sewa/contract/badges/token-layout';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import type { CodeSigner } from '../codes/sign-codes.ts';
import { assertKind, getLockedEvent, naming, numbersOf } from './make-tokens.ts';
import { countPrint } from './tokens.queries.ts';

export const tokenTemplate = new URL('./print/tokens.typ', import.meta.url);
export const tokenLabels = { kind: quickKindWords };

export function printTokens(
  needs: PrintNeeds & { signer: CodeSigner },
): SteppingHandler<typeof quickEvents.print> {
  return (step, call) => {
    const { kind, layout, width, height, twoPart } = call.query;
    return printReply(
      needs,
      { step, call },
      {
        template: tokenTemplate,
        labels: tokenLabels,
        fileName: 'tokens.pdf',
        find: async (tx, format) => {
          assertKind(call.who, kind);
          const event = await getLockedEvent(tx, call.params.id);
          const asked = numbersOf(call.query.numbers);
          const known = new Set(await countPrint(tx, { event: event.id, kind, numbers: asked }));
          const unknown = asked.filter((number) => !known.has(number));
          if (unknown.length > 0) throw naming('TOKENS_UNKNOWN', unknown);
          const codes = await needs.signer.signCodes(
            tx,
            asked.map((number) => ({
              kind: 'quick',
              type: kind,
              event: event.number,
              number,
              validFrom: event.fromDay,
              validTo: event.toDay,
            })),
          );
          const days = [...new Set([event.fromDay, event.toDay])].map((day) => format.day(day));
          const tokens = asked.map((number, place) => ({ number, code: codes[place] ?? '' }));
          return {
            data: {
              layout: layoutOf(layout, { width, height }),
              kind,
              title: event.title,
              days: days.join(' – '),
              twoPart,
              tokens,
            },
            codes,
          };
        },
      },
    );
  };
}
