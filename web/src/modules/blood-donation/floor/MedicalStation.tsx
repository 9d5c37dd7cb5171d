import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { donations, vitalNames } from '@sewa/contract/blood-donation/donations';
import { floor as calls } from '@sewa/contract/blood-donation/floor/floor';
import {
  type Answer,
  judgeAnswers,
  questionsFor,
  unanswered,
  undated,
} from '@sewa/contract/blood-donation/floor/questionnaire';
import { judgeVitals, standingFindings } from '@sewa/contract/blood-donation/rules/eligibility';
import { ruleWords } from '@sewa/contract/blood-donation/rules/rule-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useRules } from '../blood.queries.ts';
import { CallLine } from './CallLine.tsx';
import { DeferDialog } from './DeferDialog.tsx';
import { FindingList } from './FindingList.tsx';
import { deskId } from './floor.queries.ts';
import { LeavingButtons } from './LeavingButtons.tsx';
import { Questions } from './Questions.tsx';
import { ActBar, BigButton, StationFrame } from './StationFrame.tsx';
import { StationGuard } from './StationGuard.tsx';
import type { StationProps } from './station-props.ts';
import type { ShownVisit } from './unsent-acts.rules.ts';
import { type Floor, useFloor } from './use-floor.ts';
import { NotSent, VisitName } from './VisitCard.tsx';

/** The doctor's questions and decision. */
export function MedicalStation({ camp, visits }: StationProps) {
  const floor = useFloor(camp.id, 'medical');
  const inLine = visits.filter(({ outcome, status }) => outcome === '' && status === 10);
  const here = inLine.find(({ desk }) => desk === deskId());
  return (
    <StationFrame
      floor={floor}
      line={<CallLine visits={inLine.filter((one) => one !== here)} floor={floor} station="medical" />}
      work={here ? <Deciding key={here.id} visit={here} floor={floor} /> : null}
    />
  );
}

function Deciding({ visit, floor }: { visit: ShownVisit; floor: Floor }) {
  const { t } = useTranslation(['floor', 'blood-donation']);
  const language = useStore(languageStore);
  const rules = useRules().data?.current;
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [isOverridden, setIsOverridden] = useState(false);
  const [overrideReason, setOverrideReason] = useState('');
  const [isDeferring, setIsDeferring] = useState(false);
  const found = rules
    ? [
        ...(visit.vitals ? judgeVitals(visit.vitals, rules, 350) : []),
        ...judgeAnswers(answers, rules, today()),
      ]
    : [];
  const findings = [...visit.against, ...found];
  const overridable = [...new Set(findings.filter((one) => one.isOverridable).map(({ rule }) => rule))];
  const overridden = isOverridden ? overridable : [];
  const standing = standingFindings(findings, overridden);
  const isUndated = undated(answers, today()).length > 0;
  const isOpen = isUndated || unanswered(answers, visit.gender).length > 0;
  const isReasonMissing = overridden.length > 0 && overrideReason.trim() === '';
  const noToAll = () =>
    setAnswers(questionsFor(visit.gender).map((question) => ({ question, reason: '', since: null })));
  const accept = () =>
    floor.act(calls.accept, visit, {
      body: {
        answers,
        overridden,
        overrideReason: overridden.length > 0 ? overrideReason.trim() : '',
      },
      text: t('medical.accepted'),
    });
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <StationGuard isDirty={answers.length > 0} />
      <VisitName visit={visit} />
      {visit.isWaiting && <NotSent />}
      <Measured visit={visit} />
      {visit.against.length > 0 && (
        <Alert severity="warning">
          <FindingList findings={visit.against} />
          {visit.against.some(({ isOverridable }) => isOverridable) && t('medical.lifts')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 2 }}>
        <Typography variant="h3" component="h2">
          {t('medical.questions')}
        </Typography>
        <Button variant="outlined" onClick={noToAll} sx={{ minHeight: 48 }}>
          {t('medical.noToAll')}
        </Button>
      </Box>
      <Questions gender={visit.gender} answers={answers} onAnswers={setAnswers} />
      {found.length > 0 && (
        <Alert severity={standing.length > 0 ? 'error' : 'warning'} role="status" sx={{ my: 2 }}>
          <FindingList findings={found} />
          {t('blood-donation:physicianDecides')}
        </Alert>
      )}
      {overridable.length > 0 && (
        <Stack sx={{ mb: 2 }}>
          <FormControlLabel
            control={
              <Checkbox checked={isOverridden} onChange={(event) => setIsOverridden(event.target.checked)} />
            }
            label={t('medical.override', {
              rules: overridable.map((rule) => ruleWords[rule][language]).join(', '),
            })}
          />
          {isOverridden && (
            <TextField
              label={t('medical.overrideReason')}
              value={overrideReason}
              onChange={(event) => setOverrideReason(event.target.value)}
              required
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          )}
        </Stack>
      )}
      <ActBar>
        <BigButton
          color="success"
          disabled={isOpen || standing.length > 0 || isReasonMissing || floor.isBusy}
          onClick={() => void accept()}
        >
          {t('medical.fit')}
        </BigButton>
        <Button
          variant="outlined"
          color="error"
          disabled={isUndated}
          onClick={() => setIsDeferring(true)}
          sx={{ minHeight: 64, minWidth: 120, fontSize: '1.1rem' }}
        >
          {t('medical.defer')}
        </Button>
      </ActBar>
      <LeavingButtons visit={visit} floor={floor} station="medical" />
      {isDeferring && (
        <DeferDialog visit={visit} floor={floor} answers={answers} onClose={() => setIsDeferring(false)} />
      )}
    </Paper>
  );
}

/** What the station before measured. */
function Measured({ visit }: { visit: ShownVisit }) {
  const { label } = useResourceWords(donations);
  const { number } = useFormat();
  const { vitals } = visit;
  if (vitals === null) return null;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', gap: 1, my: 1 }}
    >
      {vitalNames.map((name) => {
        const value = vitals[name];
        return (
          <Box key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label(name)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {value === null ? '–' : number(value)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
