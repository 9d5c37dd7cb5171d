import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FoundDonor } from '@sewa/contract/blood-donation/floor/floor-visit';
import { useTranslation } from 'react-i18next';
import type { ChosenComer } from './chosen-comer.ts';
import { FoundList } from './FoundDonors.tsx';
import { BigButton } from './StationFrame.tsx';

/** Somebody who seems to be on the record: asked before the consent is signed, so that a deferral is not left behind. */
export function AlikeDonors({
  donors,
  onChosen,
  onSomebodyElse,
  onBack,
}: {
  donors: readonly FoundDonor[];
  onChosen: (comer: ChosenComer) => void;
  onSomebodyElse: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('floor');
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Typography variant="h3" component="h2" role="status">
          {t('register.alike')}
        </Typography>
        <FoundList donors={donors} onChosen={onChosen} />
        <BigButton onClick={onSomebodyElse}>{t('register.somebodyElse')}</BigButton>
        <Button onClick={onBack} sx={{ minHeight: 44 }}>
          {t('cancel')}
        </Button>
      </Stack>
    </Paper>
  );
}
