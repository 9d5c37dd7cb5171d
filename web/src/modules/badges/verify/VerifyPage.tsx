import { mdiCloudCheckOutline, mdiCloudOffOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { useConnection } from '../../../platform/connection.ts';
import { useWorksOffline } from '../../../platform/offline/works-offline.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ScanField } from '../../../ui/scan/ScanField.tsx';
import { SoundSwitch } from '../../../ui/scan/SoundSwitch.tsx';
import { useSound } from '../../../ui/scan/use-sound.ts';
import { WaitingScans } from '../../../ui/scan/WaitingScans.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { useBadgeSection } from '../use-badge-section.ts';
import { GateCounts } from './GateCounts.tsx';
import { GateName } from './GateName.tsx';
import { hasEd25519 } from './judge-on-device.ts';
import { useGateName } from './use-gate-name.ts';
import { useVerification } from './use-verification.ts';
import { VerifyResult } from './VerifyResult.tsx';
import { GATE_STREAM, useGateList } from './verify.queries.ts';
import { WithoutCard } from './WithoutCard.tsx';

/** What a gate looks at all day: the answer, as large as it can be, and the field. */
export function VerifyPage() {
  const { t } = useTranslation('verify');
  const [gate, setGate] = useGateName();
  const sound = useSound('badges.sound');
  const { field, shown, choose } = useVerification({ gate: gate.trim(), sound });
  useWorksOffline();
  return (
    <>
      <SectionTabs section={useBadgeSection()} />
      <Typography variant="h1" sx={visuallyHidden}>
        {t('title')}
      </Typography>
      {/* The answer stands first, so that it is in sight whatever stands below it. */}
      <Stack spacing={1} useFlexGap>
        <VerifyResult shown={shown} onChoose={(badge) => choose(badge, 'number')} />
        <Box sx={{ '& video': { maxHeight: '24dvh' } }}>
          <ScanField {...field} label={t('field')} hint={t('hint')} />
        </Box>
      </Stack>
      <Stack spacing={2} sx={{ mt: 1 }}>
        <ListAge />
        <WaitingScans stream={GATE_STREAM} />
        <WithoutCard onChoose={(badge) => choose(badge, 'name')} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <GateName gate={gate} onChange={setGate} />
          <SoundSwitch sound={sound} />
        </Stack>
        <GateCounts />
      </Stack>
    </>
  );
}

/** How old the kept list is, and whether this device can check by itself. */
function ListAge() {
  const { t } = useTranslation('verify');
  const { dateTime } = useFormat();
  const isLost = useConnection() === 'lost';
  const { data, dataUpdatedAt } = useGateList();
  const [canCheck, setCanCheck] = useState(true);
  useEffect(() => {
    void hasEd25519().then(setCanCheck);
  }, []);
  const told = () => {
    if (!canCheck) return t('list.noCrypto');
    if (!data) return t('list.none');
    return t(data.isComplete ? 'list.age' : 'list.ageIncomplete', {
      time: dateTime(new Date(dataUpdatedAt).toISOString()),
    });
  };
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', color: isLost ? 'warning.main' : 'text.secondary' }}
    >
      <Icon path={isLost ? mdiCloudOffOutline : mdiCloudCheckOutline} fontSize="small" />
      <Typography variant="body2" sx={{ color: 'inherit' }}>
        {isLost && `${t('offline')} `}
        {told()}
      </Typography>
    </Stack>
  );
}
