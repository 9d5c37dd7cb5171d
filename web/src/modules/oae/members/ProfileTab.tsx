import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Member } from '@sewa/contract/oae/members';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { FactList } from '../../../ui/record/FactList.tsx';
import { PhoneLink } from '../PhoneLink.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';
import { useValidity } from './use-validity.ts';

/** The record to be read; it is changed on a page of its own. */
export function ProfileTab({ member }: { member: Member }) {
  const { t } = useTranslation(['oae', 'person']);
  return (
    <>
      <EmergencyCard member={member} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        <Facts title={t('person:person.title')} facts={usePersonFacts(member)} />
        <Facts title={t('person:elder.title')} facts={useHealthFacts(member)} />
        <Facts title={t('form.seat')} facts={useSeatFacts(member)} />
        {member.notes && (
          <Facts title={t('form.notes')} facts={[{ label: t('form.notes'), value: member.notes }]} />
        )}
      </Box>
    </>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <FactList facts={facts} />
    </section>
  );
}

function usePersonFacts(member: Member): Fact[] {
  const { t } = useTranslation(['oae', 'person']);
  const { day } = useFormat();
  const words = usePersonWords();
  const birth = member.isBirthEstimated ? '' : day(member.birthDate);
  return [
    { label: t('person:person.age'), value: [words.age(member), birth].filter(Boolean).join(' · ') },
    { label: t('person:person.gender'), value: words.gender(member.gender) },
    {
      label: t('person:person.relativeName'),
      value: words.relative(member.relativeKind, member.relativeName) || '–',
    },
    { label: t('person:person.phone'), value: <PhoneLink phone={member.phone} /> },
    { label: t('person:person.address'), value: member.address || '–' },
    { label: t('person:person.centre'), value: member.centreName },
    ...(member.sewadar ? [{ label: t('form.sewadar'), value: <SewadarLink member={member} /> }] : []),
  ];
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

function useHealthFacts(member: Member): Fact[] {
  const { t } = useTranslation('person');
  return [
    ...(member.medicalReason ? [{ label: t('elder.medicalReason'), value: member.medicalReason }] : []),
    { label: t('elder.doctorName'), value: member.doctorName || '–' },
    { label: t('elder.doctorPhone'), value: <PhoneLink phone={member.doctorPhone} /> },
  ];
}

function useSeatFacts(member: Member): Fact[] {
  const { t } = useTranslation('oae');
  const { day } = useFormat();
  const validityOf = useValidity();
  return [
    { label: t('list.block'), value: member.blockName ?? t('form.noBlock') },
    { label: t('list.validity'), value: validityOf(member) },
    { label: t('form.validFrom'), value: day(member.validFrom) },
    { label: t('record.passCode'), value: member.passCode },
  ];
}
