import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SAMPLE_PEOPLE } from '@sewa/contract/badges/cards';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/Icon.tsx';

interface SamplePagerProps {
  sample: number;
  onChoose: (sample: number) => void;
  isWorking: boolean;
}

/** Pages through people with short and very long names in three scripts. */
export function SamplePager({ sample, onChoose, isWorking }: SamplePagerProps) {
  const { t } = useTranslation('cards');
  const turn = (by: number) => onChoose((sample + by + SAMPLE_PEOPLE) % SAMPLE_PEOPLE);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mt: 1 }}>
      <IconButton aria-label={t('template.samplePrevious')} onClick={() => turn(-1)}>
        <Icon path={mdiChevronLeft} />
      </IconButton>
      <Typography>{t('template.sample', { place: sample + 1, count: SAMPLE_PEOPLE })}</Typography>
      <IconButton aria-label={t('template.sampleNext')} onClick={() => turn(1)}>
        <Icon path={mdiChevronRight} />
      </IconButton>
      <Typography role="status" variant="body2" color="textSecondary">
        {isWorking ? t('template.drawing') : ''}
      </Typography>
    </Stack>
  );
}
