import { skuCategories } from '@sewa/contract/bav/enums';
import { receiptKinds } from '@sewa/contract/bav/receipt-number';
import { paymentWays, type ReceiptRow, receiptStates } from '@sewa/contract/bav/receipts';
import type { returns } from '@sewa/contract/bav/returns';
import { sales } from '@sewa/contract/bav/sales';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { itemWords } from '@sewa/contract/bav/words';
import { useMemo } from 'react';
import { useFormat } from '../../../platform/use-format.ts';
import type { Filter, ListDefinition } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { issueIcon, useReceiptState } from './receipt-look.ts';
import { useTills } from './sales.queries.ts';

const words = { ...receiptWords, category: itemWords.fields.category };

/** Receipts of all kinds, or the returns alone. */
export function useReceiptList(
  endpoint: typeof sales.list | typeof returns.list,
): ListDefinition<ReceiptRow> {
  const { label, choice } = useFieldWords(words);
  const { day, time, money, number } = useFormat();
  const stateOf = useReceiptState();
  const centres = useCentres().data;
  const tills = useTills().data;
  const isAll = endpoint === sales.list;
  return useMemo(() => {
    const choices = (field: keyof typeof words, values: readonly (string | number)[]): Filter => ({
      field,
      label: label(field),
      kind: 'choice',
      isSeveral: true,
      choices: values.map((value) => ({ value, label: choice(field, value) ?? String(value) })),
    });
    const filters: Filter[] = [
      { field: 'dayFrom', to: 'dayTo', label: label('day'), kind: 'range', of: 'day' },
      ...(isAll ? [choices('kind', receiptKinds), choices('state', receiptStates)] : []),
      {
        field: 'till',
        label: label('till'),
        kind: 'choice',
        isSeveral: true,
        choices: (tills ?? []).map((till) => ({ value: till.id, label: till.name })),
      },
      {
        field: 'centre',
        label: label('centre'),
        kind: 'choice',
        isSeveral: true,
        choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
      },
      choices('payment', paymentWays),
      choices(
        'category',
        skuCategories.map(({ value }) => value),
      ),
      ...(isAll
        ? [
            {
              field: 'hasIssues',
              label: label('hasIssues'),
              kind: 'choice',
              choices: [true, false].map((value) => ({ value, label: choice('hasIssues', value) ?? '' })),
            } satisfies Filter,
          ]
        : []),
    ];
    return {
      name: isAll ? 'bav.sales' : 'bav.returns',
      endpoint,
      ...(isAll ? { exportEndpoint: sales.export } : {}),
      sort: '-at',
      event: 'bav.sale.made',
      filters,
      columns: [
        {
          field: 'reference',
          heading: label('reference'),
          render: (row) => row.reference,
          isShort: true,
          card: 'title',
        },
        {
          field: 'at',
          heading: label('at'),
          render: (row) => `${day(row.day)}, ${time(row.at)}`,
          isSortable: true,
          isShort: true,
        },
        { field: 'tillName', heading: label('tillName'), render: (row) => row.tillName, isShort: true },
        { field: 'centreName', heading: label('centreName'), render: (row) => row.centreName, card: 'none' },
        { field: 'cashierName', heading: label('cashierName'), render: (row) => row.cashierName },
        {
          field: 'copies',
          heading: label('copies'),
          render: (row) => number(Math.abs(row.copies)),
          isSortable: true,
          isNumber: true,
          isShort: true,
          isLabelled: true,
        },
        {
          field: 'payment',
          heading: label('payment'),
          render: (row) => choice('payment', row.payment),
          isShort: true,
        },
        {
          field: 'total',
          heading: label('total'),
          render: (row) => money(row.total),
          isSortable: true,
          isNumber: true,
          isShort: true,
          card: 'line',
        },
        {
          field: 'state',
          heading: label('state'),
          isShort: true,
          card: 'status',
          render: (row) =>
            row.hasIssues ? (
              <StatusChip tone="warning" icon={issueIcon} label={choice('hasIssues', true) ?? ''} />
            ) : (
              <StatusChip {...stateOf(row.state)} />
            ),
        },
      ],
    };
  }, [endpoint, isAll, label, choice, day, time, money, number, stateOf, centres, tills]);
}
