import { bagWords } from '@sewa/contract/sg-management/bag-words';
import { type bagPrints, MAX_BAG_LETTERS } from '@sewa/contract/sg-management/bags';
import { dakTypes } from '@sewa/contract/sg-management/enums';
import { letterWords } from '@sewa/contract/sg-management/words';
import type { SteppingHandler } from '../../../../platform/http/route.ts';
import { type PrintNeeds, printReply } from '../../../../platform/pdf/print-reply.ts';
import type { LetterResource } from '../../letters.resource.ts';
import type { BagResource } from '../bags.resource.ts';

const template = new URL('./manifest.typ', import.meta.url);
const labels = { ...bagWords.fields, kind: letterWords.fields.kind };

interface Needs extends PrintNeeds {
  bags: BagResource;
  letters: LetterResource;
}

export function printManifest(needs: Needs): SteppingHandler<typeof bagPrints.manifest> {
  return (step, call) => {
    const { id } = call.params;
    return printReply(
      needs,
      { step, call },
      {
        template,
        labels,
        fileName: 'dak-bag.pdf',
        read: { entity: 'dak_bag', rowId: id, detail: {} },
        find: async (tx, format) => {
          const bag = await needs.bags.get(tx, id);
          const { rows } = await needs.letters.table.list(tx, {
            page: 0,
            size: MAX_BAG_LETTERS,
            sort: 'reference',
            filter: { bag: id },
          });
          const isDispatch = bag.type === dakTypes.DISPATCH;
          const { reference, code, mode, courierNumber, centreName, party } = bag;
          return {
            codes: [code],
            data: {
              ...{ reference, code, mode, courierNumber },
              day: format.day(bag.day),
              from: isDispatch ? centreName : party,
              to: isDispatch ? party : centreName,
              count: format.number(rows.length),
              letters: rows.map((letter) => ({
                number: isDispatch ? letter.reference : letter.theirNumber,
                subject: letter.subject,
                kind: letter.kind,
                enclosures: letter.enclosures,
              })),
            },
          };
        },
      },
    );
  };
}
