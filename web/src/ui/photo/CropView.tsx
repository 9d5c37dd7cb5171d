import { mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { CropGuide } from './CropGuide.tsx';
import { type Crop, dragged, MOST_ZOOM, PHOTO_SHAPE, partOf, zoomed } from './crop.rules.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropViewProps {
  picture: HTMLImageElement;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

const STEP = 0.05;
const ZOOM_STEP = 1.15;

/** The picture behind a frame of 35:45: moved and enlarged by mouse, fingers or keys. */
export function CropView({ picture, crop, onCrop }: CropViewProps) {
  const { t } = useTranslation('attachments');
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const part = partOf(size, crop);
  useCropGestures({ frame, size, crop, onCrop });
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Box
        ref={frame}
        role="application"
        aria-label={t('photo.frame')}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={(event) => {
          const next = byKey(event, size, crop);
          if (next === null) return;
          event.preventDefault();
          onCrop(next);
        }}
        sx={{
          position: 'relative',
          width: 'min(280px, 100%)',
          aspectRatio: PHOTO_SHAPE,
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'common.black',
          cursor: 'grab',
          touchAction: 'none',
          '&:active': { cursor: 'grabbing' },
        }}
      >
        <img
          src={picture.src}
          alt=""
          draggable={false}
          style={{
            position: 'absolute',
            maxWidth: 'none',
            width: `${(size.width / part.width) * 100}%`,
            height: `${(size.height / part.height) * 100}%`,
            left: `${(-part.left / part.width) * 100}%`,
            top: `${(-part.top / part.height) * 100}%`,
          }}
        />
        <CropGuide />
      </Box>
      <Stack direction="row" spacing={2} sx={{ width: 'min(280px, 100%)', alignItems: 'center' }}>
        <Icon path={mdiMagnifyMinusOutline} />
        <Slider
          aria-label={t('photo.zoom')}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(_event, zoom) => onCrop(zoomed(size, crop, Number(zoom)))}
        />
        <Icon path={mdiMagnifyPlusOutline} />
      </Stack>
      <Typography id={hint} variant="body2" color="textSecondary" sx={{ textAlign: 'center', maxWidth: 360 }}>
        {t('photo.frameHint')}
      </Typography>
    </Stack>
  );
}

/** Arrows move what is seen, plus and minus enlarge it. */
function byKey(event: KeyboardEvent, size: Parameters<typeof dragged>[0], crop: Crop): Crop | null {
  const steps: Readonly<Record<string, { x: number; y: number }>> = {
    ArrowLeft: { x: STEP, y: 0 },
    ArrowRight: { x: -STEP, y: 0 },
    ArrowUp: { x: 0, y: STEP },
    ArrowDown: { x: 0, y: -STEP },
  };
  const step = steps[event.key];
  if (step) return dragged(size, crop, step);
  if (event.key === '+' || event.key === '=') return zoomed(size, crop, crop.zoom * ZOOM_STEP);
  if (event.key === '-') return zoomed(size, crop, crop.zoom / ZOOM_STEP);
  return null;
}
