import Link from '@mui/material/Link';
import { type Donor, donors } from '@sewa/contract/blood-donation/donors';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { partsOfOthers } from '../../../people/person/person-parts.ts';
import { usePersonTexts } from '../../../people/person/use-person-texts.ts';
import { type Fact, FactGroups } from '../../../ui/record/FactGroups.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useDonorSectionTitles } from './DonorFieldset.tsx';
import { donorSectionNames, donorSections } from './donor-sections.ts';

/** Shown in the header. */
const elsewhere = new Set<string>([...partsOfOthers, 'name', 'nameLatin']);
const further: Readonly<Record<string, readonly string[]>> = {
  blood: ['donations', 'lastDonationOn', 'statedDonationOn'],
  consent: ['consentText'],
};

/** The record to be read; it is changed on a page of its own. */
export function DonorProfile({ donor }: { donor: Donor }) {
  const titles = useDonorSectionTitles();
  const factOf = useFacts(donor);
  const groups = donorSectionNames.map((section) => ({
    title: titles[section],
    facts: [...donorSections[section], ...(further[section] ?? [])]
      .filter((field) => !elsewhere.has(field))
      .map(factOf)
      .filter(({ value }) => value !== nothing),
  }));
  return <FactGroups groups={groups} />;
}

function useFacts(donor: Donor): (field: string) => Fact {
  const { t } = useTranslation('blood-donation');
  const { label } = useResourceWords(donors);
  const shownValue = useFieldValues(donors, usePersonTexts<Donor>(donors));
  return (field) => {
    if (field === 'sewadar' && donor.sewadar)
      return {
        label: label(field),
        value:
          donor.sewadarName === null || __OFFLINE__ ? (
            t('donor.sewadarElsewhere')
          ) : (
            <Link component={RouterLink} to={`/sewadar/${donor.sewadar}`}>
              {donor.sewadarName}
            </Link>
          ),
      };
    return { label: label(field), value: shownValue(donor, field) };
  };
}
