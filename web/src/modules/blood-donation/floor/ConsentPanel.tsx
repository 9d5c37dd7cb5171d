import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { consentTexts, currentConsent } from '@sewa/contract/blood-donation/consent';
import { daySchema } from '@sewa/contract/kernel/values/days';
import { languages } from '@sewa/contract/kernel/values/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import type { ChosenComer } from './chosen-comer.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { BigButton } from './StationFrame.tsx';

const languageNames = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' } as const;

export interface Signed {
  consentText: string;
  signature: string;
  /** In which the text was read; a new donor's papers are in it. */
  language: ChosenComer['language'];
  /** Asked of a new donor; a known one has it on the record. */
  mayBeCalled: boolean;
  /** Asked of a known donor; a new one has said it. */
  statedDonationOn: string | null;
}

/** The text in the donor's language, and the signature on the screen or on paper. */
export function ConsentPanel({
  comer,
  isBusy,
  onBack,
  onSigned,
}: {
  comer: ChosenComer;
  isBusy: boolean;
  onBack: () => void;
  onSigned: (signed: Signed) => void;
}) {
  const { t } = useTranslation('floor');
  const [path, setPath] = useState('');
  const [language, setLanguage] = useState(comer.language);
  const [mayBeCalled, setMayBeCalled] = useState(false);
  const [gaveElsewhere, setGaveElsewhere] = useState('');
  const { day } = useFormat();
  const isNew = 'newDonor' in comer.who;
  const isDayRead =
    gaveElsewhere === '' || (daySchema.safeParse(gaveElsewhere).success && gaveElsewhere <= today());
  const sign = (signature: string) =>
    onSigned({
      ...{ consentText: currentConsent, signature, language, mayBeCalled },
      statedDonationOn: gaveElsewhere === '' ? null : gaveElsewhere,
    });
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {comer.name}
        </Typography>
        {/* Side by side where there is room, so that the signature stays in sight. */}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          {!isNew && (
            <DayField
              label={t('register.gaveElsewhere')}
              hint={
                comer.lastDonationOn === null
                  ? undefined
                  : t('register.lastKnown', { day: day(comer.lastDonationOn) })
              }
              error={isDayRead ? undefined : t('register.dayWrong')}
              value={gaveElsewhere}
              max={today()}
              onChange={setGaveElsewhere}
              sx={{ flex: 1 }}
            />
          )}
          <TextField
            select
            label={t(isNew ? 'register.language' : 'register.textLanguage')}
            value={language}
            sx={{ flex: 1 }}
            onChange={(event) => setLanguage(event.target.value as ChosenComer['language'])}
          >
            {languages.map((one) => (
              <MenuItem key={one} value={one} lang={one}>
                {languageNames[one]}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        <Typography lang={language}>{consentTexts[currentConsent][language]}</Typography>
        {isNew && (
          <FormControlLabel
            control={
              <Checkbox checked={mayBeCalled} onChange={(event) => setMayBeCalled(event.target.checked)} />
            }
            label={t('register.mayBeCalled')}
            sx={{ minHeight: 48 }}
          />
        )}
        <SignaturePad path={path} onPath={setPath} />
        <BigButton
          color="success"
          // A palm that touches the screen leaves a point, not a line.
          disabled={!path.includes('L') || !isDayRead || isBusy}
          onClick={() => sign(path)}
        >
          {t('register.signed')}
        </BigButton>
        <Button disabled={!isDayRead || isBusy} onClick={() => sign('')} sx={{ minHeight: 48 }}>
          {t('register.onPaper')}
        </Button>
        <Button onClick={onBack} sx={{ minHeight: 44 }}>
          {t('cancel')}
        </Button>
      </Stack>
    </Paper>
  );
}
