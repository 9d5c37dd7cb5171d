import { mdiCameraOffOutline, mdiCameraOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';

const CameraScan = lazy(() => import('./CameraScan.tsx').then((file) => ({ default: file.CameraScan })));

/** Opens and closes the camera below a field; what it reads is handed over as if it had been typed there. */
export function CameraButton({ onScan }: { onScan: (code: string) => void }) {
  const { t } = useTranslation('scan');
  const [hasCamera, setHasCamera] = useState(false);
  return (
    <>
      <Button
        startIcon={<Icon path={hasCamera ? mdiCameraOffOutline : mdiCameraOutline} />}
        onClick={() => setHasCamera(!hasCamera)}
        aria-expanded={hasCamera}
        sx={{ minHeight: 44 }}
      >
        {t(hasCamera ? 'cameraOff' : 'cameraOn')}
      </Button>
      {hasCamera && (
        <Suspense fallback={null}>
          <CameraScan onScan={onScan} />
        </Suspense>
      )}
    </>
  );
}
