import { camps } from '@sewa/contract/blood-donation/camps';
import { donations } from '@sewa/contract/blood-donation/donations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import type { Filter } from '../../../ui/list/list.types.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useResourceList } from '../../../ui/resource/use-resource-list.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { donorPath } from '../donors/donor-path.ts';

const columns = [
  'donorName',
  'donorNumber',
  'day',
  'campName',
  'bloodGroup',
  'volume',
  'bagNumber',
  'outcome',
  'bankName',
] as const;

/** /blood-donation/donation: every unit, by camp, group and day; the list behind the chart of Home. */
export function DonationsPage() {
  const { may } = useSession();
  const words = useResourceWords(donations);
  const filters = useDonationFilters();
  const list = useList(
    useResourceList({
      resource: donations,
      columns,
      sort: '-day',
      filters,
    }),
  );
  if (!may(donations.list.requirement))
    return <NoPermission requirement={donations.list.requirement} title={words.many} />;
  return (
    <>
      <PageHeader trail={[]} title={words.many} hasCount count={list.total} />
      <SectionTabs section="/blood-donation" />
      <ResourceList
        list={list}
        label={words.many}
        openRow={(row) => (row.donor === null ? '' : `${donorPath}/${row.donor}?tab=donations`)}
        empty={{ title: words.many }}
      />
    </>
  );
}

/** Camps by their name, and units whose group nobody knows. */
function useDonationFilters(): Filter[] {
  const { t } = useTranslation('blood-donation');
  const { may } = useSession();
  const { label } = useResourceWords(donations);
  const { data } = useQuery({
    queryKey: [camps.list.path, 'names'],
    queryFn: ({ signal }) => call(camps.list, { query: { size: 200, sort: '-firstDay' }, signal }),
    enabled: may(camps.list.requirement),
  });
  return useMemo(
    () => [
      {
        field: 'camp',
        label: label('camp'),
        kind: 'choice',
        isSeveral: true,
        choices: (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        field: 'isAtCamp',
        label: t('record.atCamp'),
        kind: 'choice',
        choices: [
          { value: true, label: t('record.atCampYes') },
          { value: false, label: t('record.atCampNo') },
        ],
      },
      {
        field: 'hasNoGroup',
        label: t('record.groupUnknown'),
        kind: 'choice',
        choices: [{ value: true, label: t('record.groupUnknownYes') }],
      },
    ],
    [t, label, data],
  );
}
