import { type ApplicationForm, emptyApplicationForm } from '@sewa/contract/applications/application-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AttendantEntry, attendantWords } from '../../people/elder/AttendantsInput.tsx';
import { useFormat } from '../../platform/use-format.ts';

const day = /^\d{4}-\d\d-\d\d$/;

/** The questions of an application and their answers as a person reads them. */
export function useAnswerWords() {
  const { t } = useTranslation(['applications', 'person', 'ui']);
  const format = useFormat();
  return useMemo(() => {
    const question = (name: string) => t(`question.${name}`, { defaultValue: name });

    function answer(name: string, value: unknown): string {
      if (value === null || value === undefined || value === '') return '–';
      if (typeof value === 'boolean') return t(value ? 'ui:yes' : 'ui:no');
      if (name === 'vehicleType') return t(`vehicle.${value}`);
      if (name === 'mobility') return t(`person:elder.mobilities.${value}`);
      if (name === 'maritalStatus') return t(`person:maritalStatuses.${value}`);
      if (Array.isArray(value)) return value.map((one) => member(name, one)).join(', ') || '–';
      const text = String(value);
      return day.test(text) ? format.day(text) : text;
    }

    function member(name: string, one: unknown): string {
      if (name === 'needs') return t(`person:elder.need.${one}`);
      return name === 'attendants' ? attendantWords(one as AttendantEntry) : String(one);
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
  }, [t, format]);
}
