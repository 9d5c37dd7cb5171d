import { mdiCashRegister, mdiLockOpenVariantOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CounterTill } from '@sewa/contract/bav/shifts';
import { shiftWords } from '@sewa/contract/bav/shop-words';
import { tills } from '@sewa/contract/bav/tills';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { newId } from '@sewa/contract/kernel/values/ids';
import { parseMoney } from '@sewa/contract/kernel/values/money';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { CallError } from '../../../platform/call-error.ts';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { showToast } from '../../../platform/toast.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { enterFullScreen, leaveFullScreen } from '../../../ui/kiosk/full-screen.ts';
import { salesPath } from '../sales/sales-paths.ts';
import { openShift } from './counter.queries.ts';

/** Which counter, and how much lies in its drawer. */
export function OpenShift({ counters }: { counters: readonly CounterTill[] }) {
  const { t } = useTranslation('counter');
  const { may } = useSession();
  if (counters.length === 0)
    return (
      <EmptyState
        icon={mdiCashRegister}
        title={t('none')}
        text={t('noneText')}
        {...(may(tills.create.requirement)
          ? {
              action: (
                <Button variant="contained" component={RouterLink} to={`${salesPath}/counters`}>
                  {t('setUp')}
                </Button>
              ),
            }
          : {})}
      />
    );
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, maxWidth: 720 }}>
      {counters.map((till) => (
        <Paper key={till.id} component="li" variant="outlined" sx={{ p: 2 }}>
          <Typography variant="h3" component="h2">
            {till.name} ({till.code})
          </Typography>
          <Typography color="textSecondary" gutterBottom>
            {till.centreName} · {t('sellsFrom', { place: till.locationName })}
          </Typography>
          {till.shift ? <OpenElsewhere till={till} shift={till.shift} /> : <OpeningForm till={till} />}
        </Paper>
      ))}
    </Stack>
  );
}

function OpenElsewhere({ till, shift }: { till: CounterTill; shift: NonNullable<CounterTill['shift']> }) {
  const { t } = useTranslation('counter');
  const { dateTime } = useFormat();
  return (
    <Alert
      severity="info"
      action={
        <Button component={RouterLink} to={`${salesPath}/shifts/${shift.id}`}>
          {t('showShift')}
        </Button>
      }
    >
      {t('openElsewhere', { name: shift.openedByName, time: dateTime(shift.openedAt), counter: till.name })}
    </Alert>
  );
}

function OpeningForm({ till }: { till: CounterTill }) {
  const { t } = useTranslation('counter');
  const language = useStore(languageStore);
  // The same for each attempt: the first may have opened it, and only its answer was lost.
  const [shift] = useState(newId);
  const hint = useId();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const amount = text.trim() === '' ? 0 : parseMoney(text);
  const isWrong = amount === null || amount < 0;
  const open = () => {
    if (isWrong) return;
    enterFullScreen();
    setIsBusy(true);
    // The counter itself shows that it is open.
    openShift(till.id, { shift, openingFloat: amount })
      .catch((error: unknown) => {
        leaveFullScreen();
        showToast(toastTypes.ERROR, error instanceof CallError ? error.message : t('openFailed'));
      })
      .finally(() => setIsBusy(false));
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
      sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'flex-end' }}
    >
      <TextField
        label={shiftWords.openingFloat[language]}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isWrong}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20, 'aria-describedby': hint },
          input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
        }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={isBusy}
        startIcon={<Icon path={mdiLockOpenVariantOutline} />}
        sx={{ minHeight: 44, order: { xs: 2, sm: 1 } }}
      >
        {t('open')}
      </Button>
      {/* A row of its own: as part of the field it would push the button down. On a phone the button comes last. */}
      <FormHelperText
        id={hint}
        error={isWrong}
        sx={{ flexBasis: '100%', order: { xs: 1, sm: 2 }, mb: { xs: 1, sm: 0 } }}
      >
        {isWrong ? t('noAmount') : t('floatHint')}
      </FormHelperText>
    </Box>
  );
}
