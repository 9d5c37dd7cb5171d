import { mdiCalendarAlert, mdiLockOpenVariantOutline, mdiLockOutline } from '@mdi/js';
import { type Shift, type ShiftState, shiftStates, shifts } from '@sewa/contract/bav/shifts';
import { receiptWords, shiftWords } from '@sewa/contract/bav/shop-words';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useTills } from './sales.queries.ts';
import { salesPath } from './sales-paths.ts';

export const shiftLooks = {
  open: { icon: mdiLockOpenVariantOutline, tone: 'success' },
  forgotten: { icon: mdiCalendarAlert, tone: 'warning' },
  closed: { icon: mdiLockOutline, tone: 'default' },
} as const satisfies Record<ShiftState, object>;

/** /bav/sales/shifts: what each drawer should have held, and what was counted. */
export function ShiftsPage() {
  const { may } = useSession();
  const { requirement } = shifts.list;
  if (!may(requirement)) return <NoPermission requirement={requirement} />;
  return <Shifts />;
}

function Shifts() {
  const { t } = useTranslation('counter');
  const list = useList(useShiftList());
  return (
    <>
      <PageHeader trail={[]} title={t('shifts.title')} hasCount count={list.total} />
      <SectionTabs section={salesPath} />
      <ResourceList
        isDense
        list={list}
        label={t('shifts.title')}
        openRow={(row) => `${salesPath}/shifts/${row.id}`}
        empty={{ title: t('shifts.empty'), text: t('shifts.emptyText') }}
      />
    </>
  );
}

const words = { ...shiftWords, centre: receiptWords.centre };

function useShiftList(): ListDefinition<Shift> {
  const { label, choice } = useFieldWords(words);
  const { dateTime, money, number } = useFormat();
  const centres = useCentres().data;
  const tills = useTills().data;
  return useMemo(() => {
    const amount = (field: 'openingFloat' | 'cashSales' | 'upiSales' | 'expected') => ({
      field,
      heading: label(field),
      render: (shift: Shift) => money(shift[field]),
      isNumber: true,
      isShort: true,
      isLabelled: true,
    });
    return {
      name: 'bav.shifts',
      endpoint: shifts.list,
      sort: '-openedAt',
      event: 'bav.shift.changed',
      filters: [
        {
          field: 'state',
          label: label('state'),
          kind: 'choice',
          isSeveral: true,
          choices: shiftStates.map((value) => ({ value, label: choice('state', value) ?? value })),
        },
        { field: 'dayFrom', to: 'dayTo', label: label('day'), kind: 'range', of: 'day' },
        {
          field: 'till',
          label: label('till'),
          kind: 'choice',
          isSeveral: true,
          choices: (tills ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          field: 'centre',
          label: label('centre'),
          kind: 'choice',
          isSeveral: true,
          choices: (centres ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
      ],
      columns: [
        {
          field: 'number',
          heading: label('number'),
          render: (shift) => `${shift.tillCode}-${shift.number} · ${shift.tillName}`,
          isShort: true,
          card: 'title',
        },
        {
          field: 'openedAt',
          heading: label('openedAt'),
          render: (shift) => dateTime(shift.openedAt),
          isSortable: true,
          isShort: true,
        },
        { field: 'openedByName', heading: label('openedByName'), render: (shift) => shift.openedByName },
        {
          field: 'receipts',
          heading: label('receipts'),
          render: (shift) => number(shift.receipts),
          isNumber: true,
          isShort: true,
          isLabelled: true,
        },
        amount('cashSales'),
        amount('upiSales'),
        amount('expected'),
        {
          field: 'difference',
          heading: label('difference'),
          render: (shift) => (shift.difference === null ? '–' : money(shift.difference)),
          isSortable: true,
          isNumber: true,
          isShort: true,
          isLabelled: true,
        },
        {
          field: 'state',
          heading: label('state'),
          render: (shift) => (
            <StatusChip label={choice('state', shift.state) ?? ''} {...shiftLooks[shift.state]} />
          ),
          isShort: true,
          card: 'status',
        },
      ],
    };
  }, [label, choice, dateTime, money, number, centres, tills]);
}
