import { mdiCameraFlipOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { CropGuide } from './CropGuide.tsx';
import { type CameraTrouble, type Facing, openCamera, stopCamera, troubleOf } from './camera.ts';
import { PHOTO_SHAPE } from './crop.rules.ts';

interface CameraViewProps {
  video: RefObject<HTMLVideoElement | null>;
  onReady: (isReady: boolean) => void;
}

/** What the camera sees. The person stands in front of the clerk, so a phone begins with the camera at its back. */
export function CameraView({ video, onReady }: CameraViewProps) {
  const { t } = useTranslation('attachments');
  const [facing, setFacing] = useState<Facing>('environment');
  const [trouble, setTrouble] = useState<CameraTrouble | 'none'>('none');
  const [cameras, setCameras] = useState(1);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    const begin = async () => {
      try {
        stream = await openCamera(facing);
        if (isOver || video.current === null) return stopCamera(stream);
        video.current.srcObject = stream;
        await video.current.play();
        const devices = await navigator.mediaDevices.enumerateDevices();
        setCameras(devices.filter((device) => device.kind === 'videoinput').length);
        onReady(true);
      } catch (error) {
        if (!isOver) setTrouble(troubleOf(error));
      }
    };
    void begin();
    return () => {
      isOver = true;
      onReady(false);
      if (stream) stopCamera(stream);
    };
  }, [facing, video, onReady]);

  if (trouble !== 'none') return <Alert severity="warning">{t(`photo.camera.${trouble}`)}</Alert>;
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Box
        sx={{
          position: 'relative',
          width: 'min(280px, 100%)',
          aspectRatio: PHOTO_SHAPE,
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'common.black',
          '& video': { width: '100%', height: '100%', objectFit: 'cover' },
        }}
      >
        <video ref={video} aria-label={t('photo.camera.view')} playsInline muted />
        <CropGuide />
      </Box>
      {cameras > 1 && (
        <Button
          startIcon={<Icon path={mdiCameraFlipOutline} />}
          onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
        >
          {t('photo.camera.other')}
        </Button>
      )}
    </Stack>
  );
}
