import { mdiPhone } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { Icon } from '../../../ui/Icon.tsx';

export interface Callee {
  key: string;
  name: string;
  phone: string;
  note: string;
}

/** Whom to call, the most important first. */
export function Calls({ people }: { people: readonly Callee[] }) {
  const { t } = useTranslation('oae');
  const calls = people.filter(({ name, phone }) => name !== '' || phone !== '');
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
              <CallWords name={one.name} phone={phoneText(one.phone)} note={one.note} />
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
