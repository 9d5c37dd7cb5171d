import { mdiCameraPlusOutline, mdiUpload } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type AttachmentType, attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { numberedPaperTypes } from '@sewa/contract/attachments/attachments';
import type { Texts } from '@sewa/contract/kernel/values/languages';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import { Icon } from '../Icon.tsx';
import { PhotoDialog } from '../photo/PhotoDialog.tsx';
import { useTypeWords } from './use-type-words.ts';

interface AttachmentAdderProps {
  name: string;
  types: readonly AttachmentType[];
  type: AttachmentType;
  onType: (type: AttachmentType) => void;
  /** What the files are for, where the record tells them apart. */
  purposes?:
    | { words: Readonly<Record<string, Texts>>; chosen: string; onChoose: (purpose: string) => void }
    | undefined;
  onFiles: (files: File[], type: AttachmentType) => void;
}

/** First what it is, then the files; a photo is taken or cropped, and identity papers are asked for masked. */
export function AttachmentAdder({ name, types, type, onType, purposes, onFiles }: AttachmentAdderProps) {
  const language = useStore(languageStore);
  const { t } = useTranslation('attachments');
  const typeWord = useTypeWords();
  const chooser = useRef<HTMLInputElement>(null);
  const [isPhotoOpen, setIsPhotoOpen] = useState(false);
  const isPhoto = type === attachmentTypes.PHOTO;
  const hasNumber = numberedPaperTypes.includes(type);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {types.length > 1 && (
          <TextField
            select
            size="small"
            label={t('attachment.kind')}
            value={type}
            onChange={(event) => onType(Number(event.target.value) as AttachmentType)}
            sx={{ minWidth: 200 }}
          >
            {types.map((one) => (
              <MenuItem key={one} value={one}>
                {typeWord(one)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {purposes && (
          <TextField
            select
            size="small"
            label={t('attachment.purpose')}
            value={purposes.chosen}
            onChange={(event) => purposes.onChoose(event.target.value)}
            sx={{ minWidth: 200 }}
          >
            {Object.entries(purposes.words).map(([value, texts]) => (
              <MenuItem key={value} value={value}>
                {texts[language]}
              </MenuItem>
            ))}
          </TextField>
        )}
        {isPhoto ? (
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiCameraPlusOutline} />}
            onClick={() => setIsPhotoOpen(true)}
          >
            {t('photo.add')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiUpload} />}
            onClick={() => chooser.current?.click()}
          >
            {t('attachment.choose')}
          </Button>
        )}
        {!isPhoto && (
          <Typography variant="body2" color="textSecondary">
            {t('attachment.dropHint')}
          </Typography>
        )}
      </Stack>
      {hasNumber && <Alert severity="info">{t('attachment.maskHint')}</Alert>}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])], type);
          event.target.value = '';
        }}
      />
      {isPhotoOpen && (
        <PhotoDialog
          name={name}
          onDone={(photo) => {
            setIsPhotoOpen(false);
            onFiles([new File([photo], 'photo.jpg', { type: photo.type })], attachmentTypes.PHOTO);
          }}
          onClose={() => setIsPhotoOpen(false)}
        />
      )}
    </Stack>
  );
}
