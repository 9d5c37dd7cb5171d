import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { CampStation } from '@sewa/contract/blood-donation/enums';
import { floor as calls } from '@sewa/contract/blood-donation/floor/floor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { ShownVisit } from './unsent-acts.rules.ts';
import type { Floor } from './use-floor.ts';

/** Out of the line by the donor's own wish, and back one step. */
export function LeavingButtons({
  visit,
  floor,
  station,
  canWithdraw = true,
  canGoBack = true,
}: {
  visit: ShownVisit;
  floor: Floor;
  station: CampStation;
  canWithdraw?: boolean;
  canGoBack?: boolean;
}) {
  const { t } = useTranslation('floor');
  const [dialog, setDialog] = useState<'withdraw' | 'back' | null>(null);
  const close = () => setDialog(null);
  const withdraw = async (reason: string) => {
    if (await floor.act(calls.withdraw, visit, { body: { station, reason }, text: t('withdrew') })) close();
  };
  const back = async (reason: string) => {
    if (await floor.act(calls.back, visit, { body: { station, reason }, text: t('sentBack') })) close();
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
      {canGoBack && (
        <Button onClick={() => setDialog('back')} sx={{ minHeight: 44 }}>
          {t('sendBack')}
        </Button>
      )}
      {canWithdraw && (
        <Button onClick={() => setDialog('withdraw')} sx={{ minHeight: 44 }}>
          {t('withdraw')}
        </Button>
      )}
      {dialog === 'withdraw' && (
        <ReasonDialog
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          act={t('withdraw')}
          isRequired={false}
          isBusy={floor.isBusy}
          onClose={close}
          onAct={(reason) => void withdraw(reason)}
        />
      )}
      {dialog === 'back' && (
        <ReasonDialog
          title={t('sendBackTitle')}
          act={t('sendBack')}
          isRequired
          isBusy={floor.isBusy}
          onClose={close}
          onAct={(reason) => void back(reason)}
        />
      )}
    </Stack>
  );
}
