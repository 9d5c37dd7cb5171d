import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import type { Letter } from '@sewa/contract/sg-management/letters';
import { type letterPrints, MAX_REGISTER_LETTERS } from '@sewa/contract/sg-management/print';
import { letterWords } from '@sewa/contract/sg-management/words';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import type { LetterResource } from '../letters.resource.ts';

export const letterTemplates = {
  slip: new URL('./slip.typ', import.meta.url),
  register: new URL('./register.typ', import.meta.url),
} as const;

/** Words of the contract that the templates show. */
export const letterLabels = letterWords.fields;

interface Needs extends PrintNeeds {
  resource: LetterResource;
}

export function printSlip(needs: Needs): SteppingHandler<typeof letterPrints.slip> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: letterTemplates.slip,
        labels: letterLabels,
        fileName: 'dak-slip.pdf',
        read: { entity: 'dak_letter', rowId: call.params.id, detail: {} },
        find: async (tx, format) => {
          const letter = await needs.resource.get(tx, call.params.id);
          return { data: slipData(letter, format), codes: [letter.code] };
        },
      },
    );
}

export function printRegister(needs: Needs): SteppingHandler<typeof letterPrints.register> {
  return (step, call) => {
    const { month, type, centre } = call.query;
    return printReply(
      needs,
      { step, call },
      {
        template: letterTemplates.register,
        labels: letterLabels,
        fileName: `dak-register-${month}.pdf`,
        read: { entity: 'dak_letter', detail: { month, type } },
        find: async (tx, format) => {
          const { rows, total } = await needs.resource.table.list(tx, {
            page: 0,
            size: MAX_REGISTER_LETTERS,
            sort: 'reference',
            filter: { month, type, centre, status: numberedStatuses(type) },
          });
          if (total > MAX_REGISTER_LETTERS)
            throw new PortalError('REGISTER_TOO_LONG', {
              words: () => ({ max: format.number(MAX_REGISTER_LETTERS) }),
            });
          return { data: registerData(rows, { month, type, timeZone: needs.timeZone }, format) };
        },
      },
    );
  };
}

/** What is still on its way here has no number yet. */
function numberedStatuses(type: number): number[] {
  return Object.values(dakStatuses).filter(
    (status) => type === dakTypes.DISPATCH || status >= dakStatuses.RECEIVED,
  );
}

/** What the slip shows: where the letter comes from and goes to, and its code. */
export function slipData(letter: Letter, format: PrintFormat) {
  const isDispatch = letter.type === dakTypes.DISPATCH;
  return {
    ...commonData(letter),
    reference: isDispatch ? letter.reference : letter.theirNumber || letter.reference,
    code: letter.code,
    from: isDispatch ? letter.centreName : letter.party,
    to: isDispatch ? letter.party : letter.centreName,
    day: format.day(letter.day),
    replyBy: format.day(letter.replyBy),
    answers: letter.answersName,
  };
}

/** The letters of a month, those of each centre by themselves. */
export function registerData(
  letters: readonly Letter[],
  { month, type, timeZone }: { month: string; type: number; timeZone: string },
  format: PrintFormat,
) {
  const centres = [...new Set(letters.map(({ centreName }) => centreName))].sort();
  const dayIn = (moment: string | null) =>
    moment === null ? null : format.day(new Date(moment).toLocaleDateString('sv-SE', { timeZone }));
  return {
    isDispatch: type === dakTypes.DISPATCH,
    month: format.month(month),
    count: format.number(letters.length),
    centres: centres.map((name) => ({
      name,
      letters: letters
        .filter(({ centreName }) => centreName === name)
        .map((letter) => ({
          ...commonData(letter),
          reference: letter.reference,
          theirNumber: letter.theirNumber,
          party: letter.party,
          day: format.day(letter.day),
          receivedOn: dayIn(letter.receivedAt),
          receiver: letter.receiver,
          replyBy: format.day(letter.replyBy),
          status: String(letter.status),
        })),
    })),
  };
}

function commonData({ subject, kind, mode, courierNumber, enclosures }: Letter) {
  return { subject, kind, mode, courierNumber, enclosures };
}
