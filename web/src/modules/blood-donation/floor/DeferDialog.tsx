import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { floor as calls } from '@sewa/contract/blood-donation/floor/floor';
import {
  type Answer,
  countedSince,
  judgeAnswers,
  standingAnswers,
} from '@sewa/contract/blood-donation/floor/questionnaire';
import {
  countedFrom,
  type DeferralReason,
  deferralReasons,
  deferralReasonWords,
  isConfidential,
} from '@sewa/contract/blood-donation/rules/deferral-reasons';
import { because, reasonText } from '@sewa/contract/kernel/resource/field-reasons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { dayFromToday, today } from '../../../platform/today.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import { isDay } from '../../../ui/day/day.rules.ts';
import { useRules } from '../blood.queries.ts';
import { FindingList } from './FindingList.tsx';
import type { ShownVisit } from './unsent-acts.rules.ts';
import type { Floor } from './use-floor.ts';

/** The doctor's decision from the catalogue; the period follows from the rules. Other answers that stand are kept too. */
export function DeferDialog({
  visit,
  floor,
  answers,
  onClose,
}: {
  visit: ShownVisit;
  floor: Floor;
  answers: readonly Answer[];
  onClose: () => void;
}) {
  const { t } = useTranslation('floor');
  const language = useStore(languageStore);
  const rules = useRules().data?.current;
  const [longest] = rules ? standingAnswers(answers, rules, today()) : [];
  const [reason, setReason] = useState<DeferralReason | ''>(longest?.reason ?? '');
  const [since, setSince] = useState(longest?.since ?? today());
  const [chosen, setChosen] = useState<'until' | 'recovery' | 'permanent'>('recovery');
  const [welcomeFrom, setWelcomeFrom] = useState('');
  const isChosen = reason !== '' && rules?.periods[reason].kind === 'chosen';
  const isUntil = isChosen && chosen === 'until';
  const hasEnd = isDay(welcomeFrom) && welcomeFrom > today();
  const hasSince = isDay(since) && since <= today();
  const isComplete = reason !== '' && hasSince && (hasEnd || !isUntil);
  const others = rules ? judgeAnswers(answers, rules, today()).filter(({ rule }) => rule !== reason) : [];
  const chooseReason = (next: DeferralReason) => {
    setReason(next);
    setSince(countedSince(next, answers, today()));
  };
  const defer = async () => {
    const isDone = await floor.act(calls.defer, visit, {
      body: {
        station: 'medical',
        reason,
        since,
        chosen: isChosen ? chosen : '',
        welcomeFrom: isUntil ? welcomeFrom : null,
        measured: null,
        answers,
      },
      text: t('vital.deferred'),
    });
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t('medical.deferTitle')}</DialogTitle>
      <DialogContent>
        <TextField
          select
          fullWidth
          required
          margin="dense"
          label={t('reason')}
          value={reason}
          onChange={(event) => chooseReason(event.target.value as DeferralReason)}
          helperText={reason !== '' && isConfidential(reason) ? t('medical.confidential') : undefined}
        >
          {deferralReasons.map((one) => (
            <MenuItem key={one} value={one} sx={{ whiteSpace: 'normal' }}>
              {deferralReasonWords[one][language]}
            </MenuItem>
          ))}
        </TextField>
        <DayField
          label={countedFrom[reason === '' ? 'today' : deferralReasonWords[reason].counts][language]}
          value={since}
          max={today()}
          error={hasSince ? undefined : t('medical.dayNeeded')}
          onChange={setSince}
          sx={{ mt: 1 }}
        />
        {isChosen && (
          <TextField
            select
            fullWidth
            margin="dense"
            label={t('medical.until')}
            value={chosen}
            onChange={(event) => setChosen(event.target.value as typeof chosen)}
          >
            <MenuItem value="recovery">{t('medical.recovery')}</MenuItem>
            <MenuItem value="until">{t('medical.untilDay')}</MenuItem>
            <MenuItem value="permanent">{t('medical.permanent')}</MenuItem>
          </TextField>
        )}
        {isUntil && (
          <DayField
            label={t('medical.welcomeFrom')}
            value={welcomeFrom}
            min={dayFromToday(1)}
            error={welcomeFrom === '' || hasEnd ? undefined : reasonText(because('afterDecision'), language)}
            onChange={setWelcomeFrom}
          />
        )}
        {others.length > 0 && (
          <Alert severity="warning" role="status" sx={{ mt: 1 }}>
            {t('medical.alsoDeferred')}
            <FindingList findings={others} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={!isComplete || floor.isBusy}
          onClick={() => void defer()}
          sx={{ minHeight: 44 }}
        >
          {t('medical.defer')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
