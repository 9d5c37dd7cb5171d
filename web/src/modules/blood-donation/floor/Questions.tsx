import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  type Answer,
  isConfidentialQuestion,
  type QuestionName,
  questions,
  questionsFor,
  undated,
} from '@sewa/contract/blood-donation/floor/questionnaire';
import {
  countedFrom,
  type DeferralReason,
  deferralReasonWords,
} from '@sewa/contract/blood-donation/rules/deferral-reasons';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { DayField } from '../../../ui/day/DayField.tsx';

/** Each question with a no and a yes; a yes asks what and when, and the rules say whether it is over. */
export function Questions({
  gender,
  answers,
  onAnswers,
}: {
  gender: string;
  answers: readonly Answer[];
  onAnswers: (answers: readonly Answer[]) => void;
}) {
  const { t } = useTranslation('floor');
  const language = useStore(languageStore);
  const set = (answer: Answer) =>
    onAnswers([...answers.filter(({ question }) => question !== answer.question), answer]);
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {questionsFor(gender).map((question) => {
        const answer = answers.find((one) => one.question === question);
        const isYes = answer !== undefined && answer.reason !== '';
        const value = isYes ? 'yes' : 'no';
        const yes = (): Answer => ({ question, reason: questions[question].reasons[0], since: today() });
        return (
          <Box component="li" key={question}>
            <Stack
              direction="row"
              spacing={1}
              useFlexGap
              sx={{
                alignItems: 'center',
                justifyContent: 'space-between',
                flexWrap: { xs: 'wrap', sm: 'nowrap' },
              }}
            >
              <Box>
                <Typography>{questions[question].text[language]}</Typography>
                {isConfidentialQuestion(question) && (
                  <Typography variant="body2" color="textSecondary">
                    {t('medical.confidential')}
                  </Typography>
                )}
              </Box>
              <ToggleButtonGroup
                exclusive
                value={answer === undefined ? null : value}
                onChange={(_event, next: 'yes' | 'no' | null) =>
                  next !== null && set(next === 'yes' ? yes() : { question, reason: '', since: null })
                }
                aria-label={questions[question].text[language]}
              >
                <ToggleButton value="no" sx={{ minHeight: 44, minWidth: 64 }}>
                  {t('medical.no')}
                </ToggleButton>
                <ToggleButton value="yes" sx={{ minHeight: 44, minWidth: 64 }}>
                  {t('medical.yes')}
                </ToggleButton>
              </ToggleButtonGroup>
            </Stack>
            {answer !== undefined && isYes && (
              <YesFields question={question} answer={answer} onAnswer={set} />
            )}
          </Box>
        );
      })}
    </Stack>
  );
}

function YesFields({
  question,
  answer,
  onAnswer,
}: {
  question: QuestionName;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
}) {
  const { t } = useTranslation('floor');
  const language = useStore(languageStore);
  if (answer.reason === '') return null;
  const reasons: readonly DeferralReason[] = questions[question].reasons;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mt: 1 }}>
      <TextField
        select
        label={t('medical.which')}
        value={answer.reason}
        onChange={(event) => onAnswer({ ...answer, reason: event.target.value as DeferralReason })}
      >
        {reasons.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {deferralReasonWords[reason][language]}
          </MenuItem>
        ))}
      </TextField>
      <DayField
        label={countedFrom[deferralReasonWords[answer.reason].counts][language]}
        value={answer.since ?? ''}
        max={today()}
        error={undated([answer], today()).length > 0 ? t('medical.dayNeeded') : undefined}
        onChange={(since) => onAnswer({ ...answer, since: since === '' ? null : since })}
      />
    </Box>
  );
}
