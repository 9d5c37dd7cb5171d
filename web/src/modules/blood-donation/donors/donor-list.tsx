import { type Donor, donors } from '@sewa/contract/blood-donation/donors';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { partsOfOthers } from '../../../people/person/person-parts.ts';
import { usePersonTexts } from '../../../people/person/use-person-texts.ts';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { NameCell } from '../../../ui/person/NameCell.tsx';
import { PhotoAvatar } from '../../../ui/photo/PhotoAvatar.tsx';
import { type ColumnSpec, useResourceColumns } from '../../../ui/resource/use-resource-columns.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useDonorFilters } from './use-donor-filters.ts';
import { useEligibility } from './use-eligibility.ts';

export function useDonorList(): ListDefinition<Donor> {
  const filters = useDonorFilters();
  const columns = useResourceColumns({
    resource: donors,
    columns: useColumns(),
    except: inOtherColumns,
    texts: usePersonTexts<Donor>(donors),
  });
  return useMemo(
    () => ({
      name: 'blood.donors',
      endpoint: donors.list,
      exportEndpoint: donors.export,
      sort: 'name',
      event: 'blood.changed',
      filters,
      columns,
    }),
    [filters, columns],
  );
}

/** The Latin name stands below the name; the chip says when and the column beside it why. */
const inOtherColumns = [
  ...partsOfOthers,
  'nameLatin',
  'eligibleFrom',
  'deferralKind',
  'deferralReason',
  'welcomeFrom',
];

function useColumns(): ColumnSpec<typeof donors>[] {
  const { t } = useTranslation(['blood-donation', 'person']);
  const words = usePersonWords();
  const { statusOf, reasonOf } = useEligibility();
  return useMemo(
    () => [
      { field: 'photo', render: (one) => <PhotoAvatar photo={one.photo} name={one.name} />, card: 'photo' },
      {
        field: 'name',
        render: (one) => <NameCell name={one.name} nameLatin={one.nameLatin} note={words.relative(one)} />,
        card: 'title',
      },
      { field: 'number', isShort: true },
      { field: 'birthDate', heading: t('person:person.age'), render: (one) => words.age(one), isShort: true },
      { field: 'bloodGroup', render: (one) => <BloodGroup donor={one} />, isShort: true, card: 'line' },
      {
        field: 'eligibility',
        render: (one) => <StatusChip {...statusOf(one)} />,
        isShort: true,
        card: 'status',
      },
      { field: 'eligibilityReason', render: (one) => reasonOf(one) || '–' },
      { field: 'lastDonationOn', isShort: true },
      { field: 'phone' },
    ],
    [t, words, statusOf, reasonOf],
  );
}

/** The tested group, or the stated one with a mark that nobody tested it. */
function BloodGroup({ donor }: { donor: Donor }) {
  const { t } = useTranslation('blood-donation');
  const group = donor.confirmedGroup || donor.bloodGroup;
  if (group === '') return '–';
  const text = group.replace('-', '−');
  return donor.confirmedGroup === '' ? t('donor.statedGroup', { group: text }) : text;
}
