import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import type { Occurrence } from './schedule.queries.ts';
import { useRuleWords } from './use-rule-words.ts';

const SHOWN = 5;

/** Overlaps are a warning, not a refusal: two sewas at once may be meant. The room is kept by the live region. */
export function ClashWarning({ clashes }: { clashes: readonly Occurrence[] }) {
  const { t } = useTranslation('settings');
  const { day } = useFormat();
  const { time } = useRuleWords();
  return (
    <div role="status">
      {clashes.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{t('schedule.clash')}</AlertTitle>
          <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
            {clashes.slice(0, SHOWN).map((one) => (
              <li key={`${one.schedule} ${one.day}`}>
                {t('schedule.clashLine', {
                  title: one.title,
                  day: day(one.day),
                  from: time(one.startTime),
                  to: time(one.endTime),
                })}
              </li>
            ))}
          </ul>
          {clashes.length > SHOWN && t('schedule.clashMore', { count: clashes.length - SHOWN })}
        </Alert>
      )}
    </div>
  );
}
