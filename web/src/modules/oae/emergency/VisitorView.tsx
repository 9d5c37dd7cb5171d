import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { members } from '@sewa/contract/oae/members';
import { useTranslation } from 'react-i18next';
import { ElderPictograms } from '../../../people/elder/ElderPictograms.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { visitorPhoto } from '../gatherings/day.queries.ts';
import { useValidity } from '../members/use-validity.ts';
import { Calls } from './Calls.tsx';
import type { Visitor } from './emergency.queries.ts';
import { Large } from './Large.tsx';
import { Who } from './Who.tsx';

/** A member of another centre at a gathering of the whole area: whom to call, and nothing of the illnesses. */
export function VisitorView({ person, gathering }: { person: Visitor; gathering: string }) {
  const { t } = useTranslation('oae');
  const { label } = useResourceWords(members);
  const validityOf = useValidity();
  const contact = {
    key: 'contact',
    name: person.emergencyName,
    phone: person.emergencyPhone,
    note: person.emergencyRelation,
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Who
        name={person.name}
        nameLatin={person.nameLatin}
        photo={visitorPhoto(gathering, { photo: person.photo, isVisitor: true }, 'card') ?? null}
        lines={[[t('record.number', { number: person.number }), validityOf(person)], [person.blockName]]}
      />
      <Calls people={[contact]} />
      <Box component="dl" sx={{ m: 0, mb: 2 }}>
        <Large label={label('needs')}>
          <ElderPictograms mobility={person.mobility} needs={person.needs} size="large" />
        </Large>
      </Box>
      <Alert severity="info">{t('emergency.visitor')}</Alert>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('emergency.recorded')}
      </Typography>
    </Paper>
  );
}
