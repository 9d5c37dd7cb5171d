import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ApplicationRow } from '@sewa/contract/applications/applications';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { PhotoAvatar } from '../../../ui/photo/PhotoAvatar.tsx';
import { usePlace } from '../place.ts';
import { useApplicationLabels } from '../use-application-labels.ts';

/** Who applies, for what and where. */
export function CardWords({ row }: { row: ApplicationRow }) {
  const { t } = useTranslation('applications');
  const { base } = usePlace();
  const labels = useApplicationLabels();
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'flex-start' }}>
      <PhotoAvatar photo={row.photo} name={row.name} size={36} />
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={`${base}/${row.id}`}
          // The link would be dragged in place of the card.
          draggable={false}
          underline="hover"
          sx={{ fontWeight: 600, color: 'text.primary', display: 'inline-block' }}
        >
          {row.name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {t('cardLine', { type: labels.type(row.type), number: row.number })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {row.centreName}
        </Typography>
      </Box>
    </Stack>
  );
}
