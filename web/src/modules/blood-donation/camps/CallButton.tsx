import { mdiPhone, mdiPhoneInTalk } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { isCampEditable } from '@sewa/contract/blood-donation/camp-moves';
import { type CalledDonor, type Camp, camps } from '@sewa/contract/blood-donation/camps';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { showToast } from '../../../platform/toast.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { refreshCamps } from './camp.queries.ts';
import { mayDial } from './may-dial.ts';

/** The number to call. Who taps it takes the donor, so that no other caller does at the same time. */
export function CallButton({ camp, donor }: { camp: Camp; donor: CalledDonor }) {
  const { t } = useTranslation('blood-donation');
  const { act, isBusy } = useAct();
  const [isClaiming, setIsClaiming] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { claim, name } = donor;
  const params = { id: camp.id, donor: donor.id };
  const href = `tel:${donor.phone}`;
  const dial = async (event: MouseEvent) => {
    if (!isCampEditable(camp.status)) return;
    event.preventDefault();
    setIsClaiming(true);
    const body = { seenCallAt: donor.calledAt };
    try {
      const isFree = await mayDial(
        (signal) => call(camps.claimCall, { params, body, signal }),
        (said) => showToast(toastTypes.ERROR, said),
      );
      // Not when the person has gone on meanwhile.
      if (isFree && link.current) window.location.assign(href);
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
    <Stack
      direction={{ xs: 'column', sm: 'row-reverse' }}
      spacing={1}
      useFlexGap
      sx={{ flexShrink: 0, minWidth: 0, flexWrap: 'wrap', alignItems: { sm: 'center' } }}
    >
      <Button
        component="a"
        ref={link}
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
