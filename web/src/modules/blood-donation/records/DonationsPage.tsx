import Box from '@mui/material/Box';
import { camps } from '@sewa/contract/blood-donation/camps';
import { type Donation, donations } from '@sewa/contract/blood-donation/donations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import type { Filter } from '../../../ui/list/list.types.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { NameCell } from '../../../ui/person/NameCell.tsx';
import { nothing } from '../../../ui/resource/use-field-values.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceList } from '../../../ui/resource/use-resource-list.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { donorPath } from '../donors/donor-path.ts';
import { DonationDialog } from './DonationDialog.tsx';

/** The number stands below the name, and the camp on one line: so ten rows fit on a small laptop. */
function useColumns(): ColumnSpec<typeof donations>[] {
  const { t } = useTranslation('person');
  return useMemo(
    () => [
      {
        field: 'donorName',
        render: ({ donorName, donorNumber }: Donation) => (
          <NameCell
            name={donorName ?? nothing}
            nameLatin=""
            note={donorNumber === null ? '' : t('person.number', { number: donorNumber })}
          />
        ),
        card: 'title',
      },
      'day',
      { field: 'campName', render: ({ campName }: Donation) => <OneLine text={campName ?? nothing} /> },
      'bloodGroup',
      'volume',
      { field: 'bagNumber', isShort: true },
      'outcome',
      'bankName',
    ],
    [t],
  );
}

/** /blood-donation/donation: every unit, by camp, group and day; the list behind the chart of Home. */
export function DonationsPage() {
  const { may } = useSession();
  const words = useResourceWords(donations);
  const filters = useDonationFilters();
  const list = useList(
    useResourceList({
      resource: donations,
      columns: useColumns(),
      sort: '-day',
      filters,
    }),
  );
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const mayCorrect = may(donations.update.requirement);
  // The donor's record is out of sight: what the camp recorded is corrected here.
  const corrected = list.rows.find((row) => isOfGuest(row) && hash === `#${row.id}`);
  const openRow = (row: Donation) => {
    if (isOfGuest(row)) return mayCorrect ? `${pathname}${search}#${row.id}` : '';
    return row.donor === null ? '' : `${donorPath}/${row.donor}?tab=donations`;
  };
  if (!may(donations.list.requirement))
    return <NoPermission requirement={donations.list.requirement} title={words.many} />;
  return (
    <>
      <PageHeader trail={[]} title={words.many} hasCount count={list.total} />
      <SectionTabs section="/blood-donation" />
      <ResourceList list={list} label={words.many} openRow={openRow} empty={{ title: words.many }} />
      {corrected && mayCorrect && (
        <DonationDialog
          donor={null}
          row={corrected}
          onClose={() => void navigate(pathname + search, { replace: true })}
        />
      )}
    </>
  );
}

/** On a phone's card it flows with the rest. */
function OneLine({ text }: { text: string }) {
  return (
    <Box
      component="span"
      title={text}
      sx={{
        display: 'var(--name-display, block)',
        maxWidth: '11rem',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Box>
  );
}

/** Of a donor who was not erased, and whose centre the reader does not see. */
function isOfGuest({ donor, donorName }: Pick<Donation, 'donor' | 'donorName'>): boolean {
  return donor !== null && donorName === null;
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
