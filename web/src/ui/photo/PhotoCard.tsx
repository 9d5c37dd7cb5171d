import { mdiAccountOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { PHOTO_SHAPE } from './crop.rules.ts';
import { initialsOf } from './initials.ts';

interface PhotoCardProps {
  /** Where the picture is; null when there is none. */
  src: string | null;
  name: string;
  width?: number;
}

/** The photo of a record, 35:45. */
export function PhotoCard({ src, name, width = 140 }: PhotoCardProps) {
  const { t } = useTranslation('attachments');
  const [failed, setFailed] = useState<string | null>(null);
  const initials = initialsOf(name);
  return (
    <Box
      sx={{
        width,
        aspectRatio: PHOTO_SHAPE,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'var(--accent-tint)',
        color: 'primary.main',
        fontSize: width * 0.3,
        fontWeight: 600,
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {src !== null && src !== failed ? (
        <img src={src} alt={t('photo.of', { name })} onError={() => setFailed(src)} />
      ) : (
        <span aria-hidden>
          {initials || <Icon path={mdiAccountOutline} sx={{ fontSize: width * 0.5 }} />}
        </span>
      )}
    </Box>
  );
}
