import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { consentTexts, currentConsent } from '@sewa/contract/blood-donation/consent';
import { languages } from '@sewa/contract/kernel/values/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenComer } from './chosen-comer.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { BigButton } from './StationFrame.tsx';

const languageNames = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' } as const;

export interface Signed {
  consentText: string;
  signature: string;
  /** In which the text was read; a new donor's papers are in it. */
  language: ChosenComer['language'];
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
  const isNew = 'newDonor' in comer.who;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {comer.name}
        </Typography>
        <TextField
          select
          label={t(isNew ? 'register.language' : 'register.textLanguage')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as ChosenComer['language'])}
        >
          {languages.map((one) => (
            <MenuItem key={one} value={one} lang={one}>
              {languageNames[one]}
            </MenuItem>
          ))}
        </TextField>
        <Typography lang={language}>{consentTexts[currentConsent][language]}</Typography>
        <SignaturePad path={path} onPath={setPath} />
        <BigButton
          color="success"
          disabled={path === '' || isBusy}
          onClick={() => onSigned({ consentText: currentConsent, signature: path, language })}
        >
          {t('register.signed')}
        </BigButton>
        <Button
          disabled={isBusy}
          onClick={() => onSigned({ consentText: currentConsent, signature: '', language })}
          sx={{ minHeight: 48 }}
        >
          {t('register.onPaper')}
        </Button>
        <Button onClick={onBack} sx={{ minHeight: 44 }}>
          {t('cancel')}
        </Button>
      </Stack>
    </Paper>
  );
}
