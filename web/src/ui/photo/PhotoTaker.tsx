import { mdiCamera, mdiCameraOutline, mdiImageOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { CameraView } from './CameraView.tsx';
import { CropView } from './CropView.tsx';
import { settled, wholePicture } from './crop.rules.ts';
import { cropPicture, frameOf } from './picture-file.ts';
import { usePicture } from './use-picture.ts';

export interface PhotoTakerProps {
  /** Whose photo, as far as that is known. */
  name: string;
  /** The finished photo: 35:45, small enough for a slow line. */
  onDone: (photo: Blob) => void;
  onClose: () => void;
}

/** Take a picture or choose one, then put the head into the frame. */
export function PhotoTaker({ name, onDone, onClose }: PhotoTakerProps) {
  const { t } = useTranslation(['attachments', 'ui']);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const heading = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [hasCamera, setHasCamera] = useState(false);
  const [isCameraReady, setIsCameraReady] = useState(false);
  const { picture, hasFailed, show, clear } = usePicture();
  const [crop, setCrop] = useState(wholePicture);
  const onReady = useCallback(setIsCameraReady, []);

  const take = async (file: Blob | undefined) => {
    if (file === undefined) return;
    setCrop(wholePicture);
    await show(file);
  };
  const use = async () => {
    if (picture === null) return;
    const size = { width: picture.naturalWidth, height: picture.naturalHeight };
    onDone(await cropPicture(picture, settled(size, crop)));
  };
  const shoot = async () => {
    if (video.current) await take(await frameOf(video.current));
  };

  return (
    <Dialog open fullWidth fullScreen={isPhone} maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{name ? t('photo.titleOf', { name }) : t('photo.title')}</DialogTitle>
      <DialogContent dividers>
        <input
          ref={chooser}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file can be chosen again after a change of mind.
            event.target.value = '';
          }}
        />
        {hasFailed && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('photo.unreadable')}
          </Alert>
        )}
        {picture && <CropView picture={picture} crop={crop} onCrop={setCrop} />}
        {!picture && hasCamera && <CameraView video={video} onReady={onReady} />}
        {!picture && !hasCamera && (
          <Stack spacing={1.5}>
            <Way icon={mdiCameraOutline} onClick={() => setHasCamera(true)} isFirst>
              {t('photo.useCamera')}
            </Way>
            <Way icon={mdiImageOutline} onClick={() => chooser.current?.click()}>
              {t('photo.chooseFile')}
            </Way>
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        {picture || hasCamera ? (
          <Button onClick={() => (picture ? clear() : setHasCamera(false))}>
            {t(picture ? 'photo.again' : 'photo.otherWay')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        {picture && (
          // The frame is usually right at once: Enter takes it.
          <Button key="use" variant="contained" autoFocus onClick={() => void use()}>
            {t('photo.use')}
          </Button>
        )}
        {!picture && hasCamera && isCameraReady && (
          <Button
            key="shoot"
            variant="contained"
            autoFocus
            startIcon={<Icon path={mdiCamera} />}
            onClick={() => void shoot()}
          >
            {t('photo.take')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Way(props: { icon: string; onClick: () => void; isFirst?: boolean; children: ReactNode }) {
  return (
    <Button
      variant="outlined"
      size="large"
      autoFocus={props.isFirst ?? false}
      startIcon={<Icon path={props.icon} />}
      onClick={props.onClick}
      sx={{ minHeight: 64 }}
    >
      {props.children}
    </Button>
  );
}
