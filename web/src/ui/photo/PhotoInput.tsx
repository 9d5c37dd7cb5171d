import { mdiCameraPlusOutline, mdiDeleteOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';

interface PhotoInputProps {
  /** Kept until the record is saved, then sent with `sendPhoto`. */
  photo: Blob | null;
  onPhoto: (photo: Blob | null) => void;
  /** Whose it is, as far as that is known. */
  name: string;
}

/** The photo of a record that does not exist yet. */
export function PhotoInput({ photo, onPhoto, name }: PhotoInputProps) {
  const { t } = useTranslation('attachments');
  const [isOpen, setIsOpen] = useState(false);
  const src = useMemo(() => (photo === null ? null : URL.createObjectURL(photo)), [photo]);
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src]);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <PhotoCard src={src} name={name} width={84} />
      {/* One of the fields: Enter in the field before leads here. */}
      <Button startIcon={<Icon path={mdiCameraPlusOutline} />} onClick={() => setIsOpen(true)}>
        {t(photo === null ? 'photo.add' : 'photo.change')}
      </Button>
      {photo !== null && (
        <Button color="inherit" startIcon={<Icon path={mdiDeleteOutline} />} onClick={() => onPhoto(null)}>
          {t('photo.remove')}
        </Button>
      )}
      {isOpen && (
        <PhotoDialog
          name={name}
          onDone={(taken) => {
            onPhoto(taken);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Stack>
  );
}
