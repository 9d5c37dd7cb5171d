import { mdiPhone, mdiPhoneInTalk } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { isCampEditable } from '@sewa/contract/blood-donation/camp-moves';
import { type CalledDonor, type Camp, camps } from '@sewa/contract/blood-donation/camps';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { CallError } from '../../../platform/call-error.ts';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { showToast } from '../../../platform/toast.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { refreshCamps } from './camp.queries.ts';

/** The number to call. Who taps it takes the donor, so that no other caller does at the same time. */
export function CallButton({ camp, donor }: { camp: Camp; donor: CalledDonor }) {
  const { t } = useTranslation('blood-donation');
  const { act, isBusy } = useAct();
  const [isClaiming, setIsClaiming] = useState(false);
  const { claim, name } = donor;
  const params = { id: camp.id, donor: donor.id };
  const href = `tel:${donor.phone}`;
  const dial = async (event: MouseEvent) => {
    if (!isCampEditable(camp.status)) return;
    event.preventDefault();
    setIsClaiming(true);
    try {
      if (await isFree(call(camps.claimCall, { params, body: { seenCallAt: donor.calledAt } })))
        window.location.assign(href);
    } finally {
      setIsClaiming(false);
      void refreshCamps();
    }
  };
  const release = () =>
    act({
      run: () => call(camps.releaseCall, { params }),
      done: t('camp.released', { name }),
      failed: t('camp.releaseFailed'),
      onDone: () => void refreshCamps(),
    });
  const isOthers = claim !== null && !claim.isMine;
  return (
    <Stack spacing={1} sx={{ flexShrink: 0, minWidth: 0, alignItems: { sm: 'flex-end' } }}>
      <Button
        component="a"
        href={href}
        variant="outlined"
        disabled={isOthers || isClaiming}
        startIcon={<Icon path={mdiPhone} />}
        onClick={(event: MouseEvent) => void dial(event)}
        sx={{ minHeight: 44 }}
      >
        {phoneText(donor.phone)}
      </Button>
      {claim && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusChip
            icon={mdiPhoneInTalk}
            tone={claim.isMine ? 'info' : 'warning'}
            label={claim.isMine ? t('camp.callingMine') : t('camp.callingNow', { name: claim.name })}
          />
          {claim.isMine && (
            <Button size="small" disabled={isBusy} onClick={() => void release()} sx={{ minHeight: 44 }}>
              {t('camp.release')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** Whether the donor may be called now: not when the server refuses. Without an answer the telephone works all the same. */
async function isFree(claiming: Promise<unknown>): Promise<boolean> {
  try {
    await claiming;
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.said !== null) showToast(toastTypes.ERROR, error.said);
    return error.status === 0;
  }
}
