import { useTranslation } from 'react-i18next';
import { useCentres } from '../../../../ui/person/centres.query.ts';
import { type ChangeWords, useChangeWords } from '../../../../ui/record/change-words.ts';
import { useAnswerWords } from '../use-answer-words.ts';
import { useApplicationLabels } from '../use-application-labels.ts';

const statusFields = new Set(['status', 'from_status', 'to_status']);

/** The change log of an application in its own words: statuses, answers, papers. */
export function useHistoryWords(): ChangeWords {
  const { t } = useTranslation(['applications', 'person']);
  const centres = useCentres().data;
  const labels = useApplicationLabels();
  const { question, answer } = useAnswerWords();
  const usual = useChangeWords((field, id) =>
    field === 'centre_id' ? centres?.find((centre) => centre.id === id)?.name : undefined,
  );
  return {
    field: (field) => t(`column.${field}`, { defaultValue: '' }) || usual.field(field),
    value: (field, value) => {
      if (statusFields.has(field) && typeof value === 'number') return labels.status(value).label;
      if (field === 'gender' && value) return t(`person:person.genders.${value}`);
      if (field === 'relative_kind' && value) return t(`person:person.relative.${value}`);
      if (field === 'form' && value !== null && typeof value === 'object') {
        const lines = Object.entries(value).map(
          ([name, given]) => `${question(name)}: ${answer(name, given)}`,
        );
        return lines.join('\n') || usual.value(field, null);
      }
      return usual.value(field, value);
    },
  };
}
