import { useTranslation } from 'react-i18next';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { type ChangeWords, useChangeWords } from '../../../ui/record/change-words.ts';
import { historyCodes } from '../history-codes.ts';
import { useAnswerWords } from '../use-answer-words.ts';

/** The change log of an application in its own words: statuses, answers, papers. */
export function useHistoryWords(): ChangeWords {
  const { t } = useTranslation(['applications', 'person']);
  const centres = useCentres().data;
  const { question, answer } = useAnswerWords();
  const usual = useChangeWords(
    (field, id) => (field === 'centre_id' ? centres?.find((centre) => centre.id === id)?.name : undefined),
    historyCodes,
  );
  return {
    field: (field) => t(`column.${field}`, { defaultValue: '' }) || usual.field(field),
    value: (field, value, entity) => {
      if (field === 'form' && value !== null && typeof value === 'object') {
        const lines = Object.entries(value).map(
          ([name, given]) => `${question(name)}: ${answer(name, given)}`,
        );
        return lines.join('\n') || usual.value(field, null);
      }
      return usual.value(field, value, entity);
    },
  };
}
