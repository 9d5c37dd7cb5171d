import { mdiAccountQuestionOutline, mdiOpenInNew } from '@mdi/js';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PersonLine } from '../person/PersonLine.tsx';
import { type Typed, useDuplicates } from './duplicates.query.ts';

interface DuplicateHintsProps {
  /** Any form with a name; a birth date, a phone and identity numbers make the hints better. */
  field: (name: 'name') => BoundField;
  /** The record that is being edited is no match of itself. */
  except?: string | null;
}

const watched = [
  'name',
  'nameLatin',
  'birthDate',
  'isBirthEstimated',
  'gender',
  'phone',
  'aadhaar',
  'pan',
] as const;

/** "Is it one of these?": likely matches while one types. They open in a new tab and never stop anybody from typing. */
export function DuplicateHints({ field, except = null }: DuplicateHintsProps) {
  const { t } = useTranslation('person');
  const heading = useId();
  const [name, nameLatin, birthDate, isBirthEstimated, gender, phone, aadhaar, pan] = useWatch({
    control: field('name').control,
    name: watched,
  });
  const typed: Typed = {
    name,
    nameLatin,
    birthDate,
    isBirthEstimated,
    gender,
    phone,
    aadhaar,
    pan,
  };
  const found = useDuplicates(typed, except).data ?? [];
  return (
    <section aria-labelledby={heading} hidden={found.length === 0}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 0.5, color: 'secondary.main' }}>
        <Icon path={mdiAccountQuestionOutline} />
        <Typography id={heading} variant="h3" component="h2">
          {t('duplicate.title')}
        </Typography>
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {found.length > 0 && `${t('duplicate.found', { count: found.length })}. ${t('duplicate.text')}`}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found.map((one) => (
          <Card key={one.id} component="li" sx={{ borderColor: 'secondary.main' }}>
            <CardActionArea
              component="a"
              href={`/sewadar/${one.id}`}
              target="_blank"
              rel="noopener"
              sx={{ p: 1.5 }}
            >
              <PersonLine person={one} size={48}>
                <Box sx={{ mt: 0.5, display: 'flex', gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
                  {one.reasons.map((reason) => (
                    <Chip key={reason} size="small" label={t(`duplicate.reason.${reason}`)} />
                  ))}
                  <Icon
                    path={mdiOpenInNew}
                    fontSize="small"
                    titleAccess={t('duplicate.newTab')}
                    sx={{ color: 'text.secondary' }}
                  />
                </Box>
              </PersonLine>
            </CardActionArea>
          </Card>
        ))}
      </Stack>
    </section>
  );
}
