import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { deferrals } from '@sewa/contract/blood-donation/deferrals';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import { questionNames } from '@sewa/contract/blood-donation/floor/questionnaire';
import { countedFrom, deferralReasonWords } from '@sewa/contract/blood-donation/rules/deferral-reasons';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';

type Note = RowOf<typeof deferrals.confidential>;

/** Reasons and answers for the medical station. Asked for by a button: every opening is recorded. */
export function ConfidentialNotes({ donor }: { donor: Donor }) {
  const { t } = useTranslation('blood-donation');
  const { dateTime } = useFormat();
  const { choice } = useResourceWords(deferrals);
  const { act, isBusy } = useAct();
  const [notes, setNotes] = useState<readonly Note[] | null>(null);
  const open = () =>
    act({
      run: async () => setNotes(await call(deferrals.confidential, { params: { id: donor.id } })),
      done: t('confidential.opened'),
      failed: t('confidential.failed'),
    });
  if (notes === null)
    return (
      <Button loading={isBusy} onClick={() => void open()} sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
        {t('confidential.open')}
      </Button>
    );
  return (
    <Alert severity="warning">
      {t('confidential.text')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {notes.map(({ id, reason, answers, madeAt, madeByName }) => (
          <li key={id}>
            {[choice('reason', reason), dateTime(madeAt), madeByName].filter(Boolean).join(' · ')}
            <Answers answers={answers} />
          </li>
        ))}
      </Box>
      {notes.length === 0 && t('confidential.none')}
    </Alert>
  );
}

/** Each yes with its day; of the others how many were answered with no. */
function Answers({ answers }: { answers: Note['answers'] }) {
  const { t } = useTranslation('blood-donation');
  const { day } = useFormat();
  const language = useStore(languageStore);
  const given = questionNames.flatMap((question) => answers[question] ?? []);
  const yes = given.flatMap(({ reason, since }) => (reason === '' ? [] : [{ reason, since }]));
  const noes = given.length - yes.length;
  if (given.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {yes.map(({ reason, since }) => {
        const words = deferralReasonWords[reason];
        return (
          <li key={reason}>
            {t('confidential.yes', {
              reason: words[language],
              counts: countedFrom[words.counts][language],
              day: since === null ? '–' : day(since),
            })}
          </li>
        );
      })}
      {noes > 0 && <li>{t('confidential.no', { count: noes })}</li>}
    </Box>
  );
}
