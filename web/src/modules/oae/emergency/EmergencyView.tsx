import { mdiPhone } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { members } from '@sewa/contract/oae/members';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ElderPictograms } from '../../../people/elder/ElderPictograms.tsx';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { photoUrl } from '../../../ui/photo/PhotoAvatar.tsx';
import { PhotoCard } from '../../../ui/photo/PhotoCard.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';

type Person = ReplyOf<typeof members.emergency>;

/** In large type, in the order in which it is needed: who, whom to call, what to tell the doctor. */
export function EmergencyView({ person }: { person: Person }) {
  const { t } = useTranslation('oae');
  const { label } = useResourceWords(members);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Who person={person} />
      <Calls person={person} />
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

function Who({ person }: { person: Person }) {
  const { t } = useTranslation('oae');
  const words = usePersonWords();
  const { name, nameLatin, photo } = person;
  return (
    <Box sx={{ display: 'flex', gap: 2, mb: 2, alignItems: 'flex-start' }}>
      <PhotoCard src={photo && photoUrl(photo, 'card')} name={name} width={104} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25 }}>
          {name}
        </Typography>
        {nameLatin !== name && <Typography sx={{ fontSize: '1.25rem' }}>{nameLatin}</Typography>}
        <Typography sx={{ fontSize: '1.125rem' }}>
          {[words.age(person), words.gender(person.gender), t('record.number', { number: person.number })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography sx={{ fontSize: '1.125rem' }}>
          {[person.blockName, person.centreName].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

function Calls({ person }: { person: Person }) {
  const { t } = useTranslation('oae');
  const calls = [
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
  ].filter(({ name, phone }) => name !== '' || phone !== '');
  return (
    <Stack
      component="ul"
      spacing={1}
      sx={{ listStyle: 'none', p: 0, m: 0, mb: 3 }}
      aria-label={t('emergency.call')}
    >
      {calls.length === 0 && <Typography sx={{ fontSize: '1.25rem' }}>{t('emergency.nobody')}</Typography>}
      {calls.map((one, place) => (
        <Box component="li" key={one.key}>
          {one.phone ? (
            <Button
              component="a"
              href={`tel:${one.phone}`}
              variant={place === 0 ? 'contained' : 'outlined'}
              color={place === 0 ? 'error' : 'primary'}
              fullWidth
              startIcon={<Icon path={mdiPhone} />}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', minHeight: 64, fontSize: '1.25rem' }}
            >
              <CallWords name={one.name} phone={one.phone} note={one.note} />
            </Button>
          ) : (
            <Box sx={{ px: 2, py: 1, fontSize: '1.25rem' }}>
              <CallWords name={one.name} phone={t('emergency.noPhone')} note={one.note} />
            </Box>
          )}
        </Box>
      ))}
    </Stack>
  );
}

function CallWords({ name, phone, note }: { name: string; phone: string; note: string }) {
  return (
    <Box
      component="span"
      sx={{ overflowWrap: 'anywhere', lineHeight: 1.35, '& > span': { display: 'block' } }}
    >
      <span>{name}</span>
      <span>{phone}</span>
      {note && (
        <Box component="span" sx={{ fontSize: '1rem', fontWeight: 400 }}>
          {note}
        </Box>
      )}
    </Box>
  );
}

function Large({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 600, whiteSpace: 'pre-line' }}>
        {children}
      </Typography>
    </div>
  );
}
