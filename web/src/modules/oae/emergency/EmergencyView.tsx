import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { members } from '@sewa/contract/oae/members';
import { useTranslation } from 'react-i18next';
import { ElderPictograms } from '../../../people/elder/ElderPictograms.tsx';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { photoUrl } from '../../../ui/photo/PhotoAvatar.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { type Callee, Calls } from './Calls.tsx';
import { Large } from './Large.tsx';
import { Who } from './Who.tsx';

type Person = ReplyOf<typeof members.emergency>;

/** In large type, in the order in which it is needed: who, whom to call, what to tell the doctor. */
export function EmergencyView({ person }: { person: Person }) {
  const { t } = useTranslation('oae');
  const { label } = useResourceWords(members);
  const words = usePersonWords();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Who
        name={person.name}
        nameLatin={person.nameLatin}
        photo={person.photo && photoUrl(person.photo, 'card')}
        lines={[
          [words.age(person), words.gender(person.gender), t('record.number', { number: person.number })],
          [person.blockName, person.centreName],
        ]}
      />
      <Calls people={useCallees(person)} />
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <Large label={label('bloodGroup')}>{person.bloodGroup || t('emergency.unknown')}</Large>
        <Large label={label('medicines')}>{person.medicines || t('emergency.none')}</Large>
        <Large label={label('illnesses')}>{person.illnesses || t('emergency.none')}</Large>
        <Large label={label('needs')}>
          <ElderPictograms mobility={person.mobility} needs={person.needs} size="large" />
        </Large>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('emergency.recorded')}
      </Typography>
    </Paper>
  );
}

function useCallees(person: Person): Callee[] {
  const { t } = useTranslation('oae');
  return [
    {
      key: 'contact',
      name: person.emergencyName,
      phone: person.emergencyPhone,
      note: person.emergencyRelation,
    },
    ...person.attendants.map(({ name, phone, relation, isHere }, place) => ({
      key: `attendant ${place}`,
      name,
      phone,
      note: [relation, t(isHere ? 'emergency.isHere' : 'emergency.attendant')].filter(Boolean).join(' · '),
    })),
    { key: 'doctor', name: person.doctorName, phone: person.doctorPhone, note: t('emergency.doctor') },
  ];
}
