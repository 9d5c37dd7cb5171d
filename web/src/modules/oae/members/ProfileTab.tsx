import Link from '@mui/material/Link';
import { type Member, members } from '@sewa/contract/oae/members';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { partsOfOthers } from '../../../people/person/person-parts.ts';
import { usePersonTexts } from '../../../people/person/use-person-texts.ts';
import { type Fact, FactGroups } from '../../../ui/record/FactGroups.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { EmergencyCard } from './EmergencyCard.tsx';
import { memberSections, sectionNames } from './member-sections.ts';
import { useSectionTitles } from './use-section-titles.ts';
import { useValidity } from './use-validity.ts';

/** Shown elsewhere on the record: in the emergency card, in the header, on a tab of its own. */
const elsewhere = new Set<string>([
  ...partsOfOthers,
  'name',
  'nameLatin',
  'mobility',
  'needs',
  'illnesses',
  'medicines',
  'bloodGroup',
  ...memberSections.emergency,
  'isPermanent',
  'status',
  'attendants',
]);

/** The record to be read; it is changed on a page of its own. */
export function ProfileTab({ member }: { member: Member }) {
  const titles = useSectionTitles();
  const factOf = useFacts(member);
  const groups = sectionNames.map((section) => ({
    title: titles[section],
    facts: [
      ...memberSections[section].filter((field) => !elsewhere.has(field)).map(factOf),
      ...(section === 'seat' ? [factOf('passCode')] : []),
    ].filter(({ value }) => value !== nothing),
  }));
  return (
    <>
      <EmergencyCard member={member} />
      <FactGroups groups={groups} />
    </>
  );
}

function useFacts(member: Member): (field: string) => Fact {
  const { t } = useTranslation('oae');
  const { label } = useResourceWords(members);
  const shownValue = useFieldValues(members, usePersonTexts<Member>(members));
  const validityOf = useValidity();
  return (field) => {
    if (field === 'sewadar' && member.sewadar)
      return { label: label(field), value: <SewadarLink member={member} /> };
    if (field === 'block') return { label: label(field), value: member.blockName ?? t('form.noBlock') };
    if (field === 'validTo') return { label: label(field), value: validityOf(member) };
    return { label: label(field), value: shownValue(member, field) };
  };
}

function SewadarLink({ member }: { member: Member }) {
  const { t } = useTranslation('oae');
  // Of a centre that the reader does not see: there is nothing to open.
  if (member.sewadarName === null) return t('form.sewadarElsewhere');
  return (
    <Link component={RouterLink} to={`/sewadar/${member.sewadar}`}>
      {member.sewadarName}
    </Link>
  );
}
