import { barcodeModules } from '@sewa/contract/bav/barcode';
import type { Item } from '@sewa/contract/bav/items';
import { type itemPrints, labelSheets, MOST_LABELS } from '@sewa/contract/bav/print';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { formatMoney } from '@sewa/contract/kernel/values/money';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { isOneOf } from './items.queries.ts';
import { itemResource } from './items.resource.ts';

export const labelTemplate = new URL('./labels.typ', import.meta.url);

type LabelQuery = QueryOf<typeof itemPrints.labels>;

export function printLabels(needs: PrintNeeds): SteppingHandler<typeof itemPrints.labels> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: labelTemplate,
        fileName: 'labels.pdf',
        find: async (tx, format) => {
          const found = await itemsOf(tx, call.query);
          if (found.length * call.query.copies > MOST_LABELS) throw new PortalError('PRINT_TOO_LARGE');
          return { data: labelData(found, call.query, format) };
        },
      },
    );
}

/** What the template shows: each item as often as asked, after the labels that are used already. */
export function labelData(
  found: readonly Item[],
  { copies, sheet, skip }: Pick<LabelQuery, 'copies' | 'sheet' | 'skip'>,
  format: PrintFormat,
) {
  const [columns, rows] = labelSheets[sheet];
  const labels = found.flatMap((item) => {
    const label = {
      title: item.title,
      code: item.code,
      digits: item.scanCode,
      price: formatMoney(item.price, format.language),
      modules: item.scanCode.length === 8 ? 67 : 95,
      bars: barsOf(barcodeModules(item.scanCode)),
    };
    return Array.from({ length: copies }, () => label);
  });
  return { columns, rows, skip, labels };
}

/** The path of the bars: a rectangle for each black module, one unit wide and high. */
function barsOf(modules: string): string {
  return [...modules].map((module, place) => (module === '1' ? `M${place} 0h1v1h-1z` : '')).join('');
}

async function itemsOf(tx: Tx, { ids, ...query }: LabelQuery): Promise<Item[]> {
  const { table } = itemResource;
  if (ids !== undefined) return table.findWhere(tx, isOneOf(ids), ids.length);
  return (await table.list(tx, { ...query, page: 0, size: MOST_LABELS + 1 })).rows;
}
