import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CARD, cardSides } from '@sewa/contract/badges/card-template';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { useTranslation } from 'react-i18next';
import { useCardPreview } from '../cards.queries.ts';

interface RealSizePreviewProps {
  badge: string | undefined;
  language: Language | null;
}

/** Both sides in millimetres of the screen, set by the renderer of the print. */
export function RealSizePreview({ badge, language }: RealSizePreviewProps) {
  const { t } = useTranslation('cards');
  const ui = useTranslation('ui');
  const { data, error, refetch } = useCardPreview(badge, language);
  const size = { width: `${CARD.width}mm`, maxWidth: '100%', aspectRatio: `${CARD.width} / ${CARD.height}` };
  if (badge === undefined) return null;
  if (error && !data)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {ui.t('tryAgain')}
          </Button>
        }
      >
        {t('print.previewFailed')}
      </Alert>
    );
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {cardSides.map((side) => (
          <Box key={side} sx={{ ...size, bgcolor: '#fff', outline: '1px solid', outlineColor: 'divider' }}>
            {data ? (
              <img
                src={`data:image/png;base64,${data[side]}`}
                alt={t(`template.side.${side}`)}
                style={{ width: '100%', height: '100%', display: 'block' }}
              />
            ) : (
              <Skeleton variant="rectangular" width="100%" height="100%" />
            )}
          </Box>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('print.realSize')}
      </Typography>
    </Stack>
  );
}
