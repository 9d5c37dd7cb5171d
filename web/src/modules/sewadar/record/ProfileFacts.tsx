import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/record/FactList.tsx';
import { useSewadarFacts } from '../use-sewadar-facts.ts';

/** The profile to be read: for those who may not edit, and of records that are closed. Only what is known. */
export function ProfileFacts({ sewadar }: { sewadar: Sewadar }) {
  const { t } = useTranslation(['sewadar', 'person']);
  const facts = useSewadarFacts();
  const group = (title: string, names: Parameters<typeof facts>[1]) => ({
    title,
    facts: facts(sewadar, names).filter(
      (fact) => fact.value !== '' && !(fact.name === 'nameLatin' && fact.value === sewadar.name),
    ),
  });
  const groups = [
    group(t('person:person.title'), [
      'name',
      'nameLatin',
      'relativeName',
      'gender',
      'birthDate',
      'phone',
      'otherPhones',
      'centre',
      'address',
    ]),
    group(t('group.sewa'), ['status', 'joinedOn', 'initiationDate', 'isBaalSatsang']),
    group(t('group.about'), [
      'bloodGroup',
      'maritalStatus',
      'occupation',
      'education',
      'languages',
      'skills',
    ]),
    group(t('person:emergency.title'), ['emergencyName', 'emergencyPhone', 'emergencyRelation']),
    group(t('person:identity.title'), ['aadhaar', 'pan']),
    group(t('group.notes'), ['notes']),
  ].filter((one) => one.facts.length > 0);
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}
    >
      {groups.map((one) => (
        <section key={one.title}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {one.title}
          </Typography>
          <FactList facts={one.facts} />
        </section>
      ))}
    </Box>
  );
}
