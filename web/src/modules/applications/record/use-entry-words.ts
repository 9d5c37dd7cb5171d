import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useAnswerWords } from '../use-answer-words.ts';

interface PaperName {
  type: number;
  name: string;
}

/** The entries of an application by the names that its form gives them, and their values in words. */
export function useEntryWords() {
  const { t } = useTranslation(['applications', 'person', 'attachments', 'ui']);
  const { day } = useFormat();
  const { question, answer } = useAnswerWords();
  const centres = useCentres().data;
  return useMemo(() => {
    function label(name: string): string {
      return name.startsWith('form.') ? question(name.slice(5)) : t(`entry.${name}`, { defaultValue: name });
    }
    function value(name: string, given: unknown): string {
      if (name.startsWith('form.')) return answer(name.slice(5), given);
      if (name === 'papers') return paperWords(given as readonly PaperName[]);
      if (given === null || given === undefined || given === '') return '–';
      if (typeof given === 'boolean') return t(given ? 'ui:yes' : 'ui:no');
      const text = String(given);
      if (name === 'gender') return t(`person:person.genders.${text}`);
      if (name === 'relativeKind') return t(`person:person.relative.${text}`);
      if (name === 'birthDate') return day(text);
      if (name === 'centre') return centres?.find((centre) => centre.id === text)?.name ?? '…';
      // Which picture, or which record, stands in the papers and in the form beside it.
      return name === 'photo' || name === 'sewadar' ? t('entryAnother') : text;
    }
    function paperWords(papers: readonly PaperName[] = []): string {
      const words = papers.map(({ type, name }) => `${t(`attachments:attachment.type.${type}`)} · ${name}`);
      return words.join('\n') || '–';
    }
    return { label, value };
  }, [t, day, question, answer, centres]);
}
