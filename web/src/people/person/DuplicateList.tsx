import { mdiAccountQuestionOutline, mdiOpenInNew } from '@mdi/js';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PersonLineFields } from '@sewa/contract/people/person-line';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { PersonLine } from './PersonLine.tsx';

interface DuplicateListProps {
  found: readonly (PersonLineFields & { id: string; reasons: readonly string[] })[];
  /** The address of a record without its id. */
  path: string;
}

/** "Is it one of these?": likely matches while one types. They open in a new tab and never stop anybody from typing. */
export function DuplicateList({ found, path }: DuplicateListProps) {
  const { t } = useTranslation('person');
  const heading = useId();
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
              href={`${path}/${one.id}`}
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
