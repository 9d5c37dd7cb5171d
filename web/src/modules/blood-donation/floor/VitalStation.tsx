import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { donations, vitalNames } from '@sewa/contract/blood-donation/donations';
import { floor as calls } from '@sewa/contract/blood-donation/floor/floor';
import { missedLimits, reasonOfRule } from '@sewa/contract/blood-donation/floor/floor-rules';
import { measuredFields } from '@sewa/contract/blood-donation/floor/floor-visit';
import { deferralReasonWords } from '@sewa/contract/blood-donation/rules/deferral-reasons';
import type { Vitals } from '@sewa/contract/blood-donation/rules/eligibility';
import type { RuleLimits } from '@sewa/contract/blood-donation/rules/rule-set';
import { ruleWords } from '@sewa/contract/blood-donation/rules/rule-words';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { enterMovesOn } from '../../../ui/form/enter-moves-on.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useRules } from '../blood.queries.ts';
import { CallLine } from './CallLine.tsx';
import { FindingList } from './FindingList.tsx';
import { deskId } from './floor.queries.ts';
import { LeavingButtons } from './LeavingButtons.tsx';
import { ActBar, BigButton, StationFrame } from './StationFrame.tsx';
import { StationGuard } from './StationGuard.tsx';
import type { StationProps } from './station-props.ts';
import type { ShownVisit } from './unsent-acts.rules.ts';
import { type Floor, useFloor } from './use-floor.ts';
import { NotSent, VisitName } from './VisitCard.tsx';

/** Weight, blood pressure, pulse, temperature, haemoglobin; the limits are checked while one types. */
export function VitalStation({ camp, visits }: StationProps) {
  const floor = useFloor(camp.id, 'vital');
  const inLine = visits.filter(({ outcome, status }) => outcome === '' && (status === 1 || status === 5));
  const here = inLine.find(({ status, desk }) => status === 5 && desk === deskId());
  return (
    <StationFrame
      floor={floor}
      line={<CallLine visits={inLine.filter((one) => one !== here)} floor={floor} station="vital" />}
      work={here ? <Measuring key={here.id} visit={here} floor={floor} /> : null}
    />
  );
}

function Measuring({ visit, floor }: { visit: ShownVisit; floor: Floor }) {
  const { t } = useTranslation(['floor', 'blood-donation']);
  const language = useStore(languageStore);
  const { label } = useResourceWords(donations);
  const { number } = useFormat();
  const rules = useRules().data?.current;
  const limits = rules ? limitTexts(rules.limits, number) : null;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isRegular, setIsRegular] = useState<boolean | null>(null);
  const rhythmLabel = useId();
  const read = (name: string) => {
    const text = (typed[name] ?? '').trim().replace(',', '.');
    return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
  };
  const values = {
    ...Object.fromEntries(vitalNames.map((name) => [name, read(name)])),
    isPulseRegular: isRegular,
  } as unknown as Vitals;
  const isPlausible = measuredFields.safeParse(values).success;
  const seen = rules ? missedLimits(values, rules) : [];
  const isComplete = isRegular !== null && vitalNames.every((name) => read(name) !== null);
  const fixed = seen.filter(({ isOverridable }) => !isOverridable);
  const [first] = fixed;
  const reason = first ? reasonOfRule(first.rule) : null;
  const maySave = fixed.length === 0 && isComplete && isPlausible && !floor.isBusy;
  const save = () => floor.act(calls.vitals, visit, { body: values, text: t('vital.saved') });
  const defer = () =>
    floor.act(calls.defer, visit, {
      body: {
        station: 'vital',
        reason,
        since: today(),
        chosen: '',
        welcomeFrom: null,
        measured: values,
      },
      text: t('vital.deferred'),
    });
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <StationGuard isDirty={isRegular !== null || Object.values(typed).some((one) => one !== '')} />
      <VisitName visit={visit} />
      {visit.isWaiting && <NotSent />}
      <Box
        component="form"
        noValidate
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          if (maySave) void save();
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
            my: 2,
            alignItems: 'end',
          }}
        >
          {vitalNames.map((name) => {
            const isOutside = seen.some(({ rule }) => rule === name);
            const isOdd = read(name) !== null && !measuredFields.shape[name].safeParse(read(name)).success;
            return (
              <TextField
                key={name}
                label={label(name)}
                value={typed[name] ?? ''}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                error={isOutside || isOdd}
                helperText={limits?.[name]}
                slotProps={{
                  htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 6 },
                  inputLabel: { sx: { whiteSpace: 'normal' } },
                }}
                sx={{ '& input': { fontSize: '1.5rem' } }}
              />
            );
          })}
        </Box>
        <Stack
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}
        >
          <Typography id={rhythmLabel}>{ruleWords.pulse[language]}</Typography>
          <ToggleButtonGroup
            exclusive
            value={isRegular}
            onChange={(_event, next: boolean | null) => next !== null && setIsRegular(next)}
            aria-labelledby={rhythmLabel}
          >
            <ToggleButton value={true} sx={{ minHeight: 48, px: 2 }}>
              {t('vital.regularYes')}
            </ToggleButton>
            <ToggleButton value={false} sx={{ minHeight: 48, px: 2 }}>
              {t('vital.regularNo')}
            </ToggleButton>
          </ToggleButtonGroup>
        </Stack>
        {seen.length > 0 && (
          <Alert severity={fixed.length > 0 ? 'error' : 'warning'} role="status" sx={{ mb: 2 }}>
            <FindingList findings={seen} />
            {t(fixed.length > 0 ? 'vital.measureAgain' : 'vital.toDoctor')}
          </Alert>
        )}
        <ActBar>
          {fixed.length === 0 ? (
            <BigButton disabled={!maySave} onClick={() => void save()}>
              {t('vital.save')}
            </BigButton>
          ) : (
            <BigButton
              color="error"
              disabled={reason === null || !isPlausible || floor.isBusy}
              onClick={() => void defer()}
            >
              {t('vital.defer', { reason: reason === null ? '' : deferralReasonWords[reason][language] })}
            </BigButton>
          )}
        </ActBar>
      </Box>
      <LeavingButtons visit={visit} floor={floor} station="vital" />
    </Paper>
  );
}

/** What is allowed, in signs that every language reads. */
function limitTexts(
  limits: RuleLimits,
  number: (value: number) => string,
): Record<(typeof vitalNames)[number], string> {
  const range = (low: number, high: number) => `${number(low)}–${number(high)}`;
  return {
    weight: `≥ ${number(limits.minWeight)}`,
    haemoglobin: `≥ ${number(limits.minHaemoglobin)}`,
    systolic: range(limits.minSystolic, limits.maxSystolic),
    diastolic: range(limits.minDiastolic, limits.maxDiastolic),
    pulse: range(limits.minPulse, limits.maxPulse),
    temperature: `≤ ${number(limits.maxTemperature)}`,
  };
}
