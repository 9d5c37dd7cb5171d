import { type ApplicationForm, emptyApplicationForm } from '@sewa/contract/applications/application-form';
import { useMemo } from 'react';
import { type AttendantEntry, attendantWords } from '../../people/elder/AttendantsInput.tsx';
import { nothing, useFieldTexts } from '../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../ui/resource/use-resource-words.ts';
import { questions } from './application-entries.ts';

/** The questions of an application and their answers as a person reads them. */
export function useAnswerWords() {
  const { label: question } = useResourceWords(questions);
  const texts = useFieldTexts(questions);
  return useMemo(() => {
    function answer(name: string, value: unknown): string {
      if (name === 'attendants' && Array.isArray(value))
        return value.map((one: AttendantEntry) => attendantWords(one)).join(', ') || nothing;
      return texts({ [name]: value }, name) || nothing;
    }

    /** Only what was answered, a line each. */
    function answers(form: ApplicationForm): string {
      return Object.entries(form)
        .filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(emptyApplicationForm[name as never]),
        )
        .map(([name, value]) => `${question(name)}: ${answer(name, value)}`)
        .join('\n');
    }

    return { question, answer, answers };
  }, [question, texts]);
}
