import { mdiAccountOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { PHOTO_SHAPE } from '../photo/crop.rules.ts';

/** As high as a face needs to be compared across a gate: two fifths of the screen. */
export function GatePhoto({
  src,
  name,
  isSmall = false,
}: {
  src: string | null;
  name: string;
  isSmall?: boolean;
}) {
  const { t } = useTranslation(['scan', 'attachments']);
  const [failed, setFailed] = useState<string | null>(null);
  const hasPhoto = src !== null && src !== failed;
  return (
    <Box
      data-photo
      sx={{
        height: isSmall ? { xs: '14dvh', sm: '24dvh' } : '41dvh',
        aspectRatio: PHOTO_SHAPE,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: '#ffffff',
        color: '#1b2022',
        textAlign: 'center',
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {hasPhoto ? (
        <img src={src} alt={t('attachments:photo.of', { name })} onError={() => setFailed(src)} />
      ) : (
        <div>
          <Icon path={mdiAccountOutline} sx={{ fontSize: isSmall ? '6dvh' : '10dvh' }} />
          <div>{t('noPhoto')}</div>
        </div>
      )}
    </Box>
  );
}
