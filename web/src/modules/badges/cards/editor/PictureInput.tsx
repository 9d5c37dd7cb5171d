import { mdiImageOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/Icon.tsx';
import { useAct } from '../../../../ui/use-act.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';
import { addPicture } from '../cards.queries.ts';

interface PictureInputProps {
  hasPicture: boolean;
  onPicture: (id: string) => void;
}

export function PictureInput({ hasPicture, onPicture }: PictureInputProps) {
  const { t } = useTranslation('cards');
  const { act, isBusy } = useAct();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after a refusal.
    target.value = '';
    if (!file) return;
    void act({
      run: () => addPicture(file),
      done: t('template.pictureAdded'),
      failed: t('template.pictureFailed'),
      onDone: onPicture,
    });
  };
  return (
    <div>
      <Button
        component="label"
        variant="outlined"
        startIcon={<Icon path={mdiImageOutline} />}
        loading={isBusy}
        loadingPosition="start"
      >
        {t(hasPicture ? 'template.otherPicture' : 'template.choosePicture')}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          style={visuallyHidden}
          onChange={choose}
        />
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('template.pictureHint')}
      </Typography>
    </div>
  );
}
