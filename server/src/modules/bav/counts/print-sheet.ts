import type { counts } from '@sewa/contract/bav/counts';
import { itemWords } from '@sewa/contract/bav/words';
import type { Texts } from '@sewa/contract/kernel/values/languages';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { listLines } from './counts.queries.ts';
import { countResource } from './counts.resource.ts';

const template = new URL('./sheet.typ', import.meta.url);
const categories: Readonly<Record<string, Texts>> = itemWords.fields.category.choices;

/** Without what the ledger says: whoever counts should not know what is expected. */
export function printSheet(needs: PrintNeeds): SteppingHandler<typeof counts.print> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template,
        labels: { title: itemWords.fields.title, code: itemWords.fields.code },
        fileName: 'count-sheet.pdf',
        find: async (tx, format) => {
          const count = await countResource.get(tx, call.params.id);
          const lines = await listLines(tx, count.id);
          return {
            data: {
              reference: count.reference,
              note: `${count.locationName} · ${format.day(count.day)}`,
              groups: groupsOf(lines).map(([category, own]) => ({
                name: categories[category]?.[format.language] ?? '',
                rows: own.map(({ title, code, counted }) => ({
                  title,
                  code,
                  counted: counted === null ? '' : format.number(counted),
                })),
              })),
            },
          };
        },
      },
    );
}

/** In the order of the lines, which is that of the categories. */
function groupsOf<Line extends { category: number }>(lines: readonly Line[]): [number, Line[]][] {
  const groups = new Map<number, Line[]>();
  for (const line of lines) groups.set(line.category, [...(groups.get(line.category) ?? []), line]);
  return [...groups];
}
