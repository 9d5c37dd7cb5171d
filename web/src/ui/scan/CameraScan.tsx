import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CameraTrouble, type Facing, openCamera, stopCamera, troubleOf } from '../photo/camera.ts';
import { type CodeKinds, openReader } from './read-codes.ts';

/** Between two looks: often enough for a hand that holds a card, seldom enough for an old phone's battery. */
const PAUSE_MS = 120;
/** The same code stays in the picture for a while after it was read. */
const SAME_CODE_MS = 3_000;

/** Reads whatever code is held before the camera, one after the other. */
export function CameraScan({
  onScan,
  facing = 'environment',
  kinds = 'codes',
}: {
  onScan: (code: string) => void;
  facing?: Facing;
  kinds?: CodeKinds;
}) {
  const { t } = useTranslation(['scan', 'attachments']);
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<CameraTrouble | 'reader' | null>(null);
  const [isReady, setIsReady] = useState(false);
  const found = useEffectEvent(onScan);

  useEffect(() => {
    const over = new AbortController();
    let stream: MediaStream | null = null;
    const begin = async (view: HTMLVideoElement) => {
      try {
        stream = await openCamera(facing);
      } catch (error) {
        if (!over.signal.aborted) setTrouble(troubleOf(error));
        return;
      }
      if (over.signal.aborted) return stopCamera(stream);
      view.srcObject = stream;
      await view.play();
      await readOn(view, over.signal);
    };
    const readOn = async (view: HTMLVideoElement, signal: AbortSignal) => {
      const read = await openReader(kinds).catch(() => null);
      if (read === null) return signal.aborted ? undefined : setTrouble('reader');
      setIsReady(true);
      let last = { code: '', at: 0 };
      while (!signal.aborted) {
        const code = await read(view);
        const isNew = code !== null && (code !== last.code || Date.now() - last.at > SAME_CODE_MS);
        if (code !== null && !signal.aborted) last = { code, at: Date.now() };
        if (code !== null && isNew && !signal.aborted) found(code);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    };
    if (video.current) void begin(video.current);
    return () => {
      over.abort();
      if (stream) stopCamera(stream);
    };
  }, [facing, kinds]);

  if (trouble !== null) {
    const words = trouble === 'reader' ? t('noReader') : t(`attachments:photo.camera.${trouble}`);
    return <Alert severity="warning">{words}</Alert>;
  }
  return (
    <Box
      sx={{
        position: 'relative',
        maxWidth: 420,
        aspectRatio: '4 / 3',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'common.black',
        '& video': {
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          // As in a mirror, so that the hand moves the right way.
          ...(facing === 'user' && { transform: 'scaleX(-1)' }),
        },
      }}
    >
      <video ref={video} aria-label={t('camera')} playsInline muted />
      {/* Where to hold the code. */}
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: '18% 26%',
          border: 3,
          borderColor: isReady ? 'common.white' : 'rgba(255, 255, 255, 0.35)',
          borderRadius: 2,
        }}
      />
    </Box>
  );
}
