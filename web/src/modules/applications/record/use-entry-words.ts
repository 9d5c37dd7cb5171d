import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypeWords } from '../../../ui/attachments/use-type-words.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { nothing, useFieldTexts } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { entries } from '../application-entries.ts';
import { useAnswerWords } from '../use-answer-words.ts';

interface PaperName {
  type: number;
  name: string;
}

/** The entries of an application by the names that its form gives them, and their values in words. */
export function useEntryWords() {
  const { t } = useTranslation('applications');
  const typeWord = useTypeWords();
  const { label: labelOf } = useResourceWords(entries);
  const texts = useFieldTexts(entries);
  const { question, answer } = useAnswerWords();
  const centres = useCentres().data;
  return useMemo(() => {
    function label(name: string): string {
      return name.startsWith('form.') ? question(name.slice(5)) : labelOf(name);
    }
    function value(name: string, given: unknown): string {
      if (name.startsWith('form.')) return answer(name.slice(5), given);
      if (name === 'papers') return paperWords(given as readonly PaperName[]);
      if (given === null || given === undefined || given === '') return nothing;
      if (name === 'centre') return centres?.find((centre) => centre.id === given)?.name ?? '…';
      // Which picture, or which record, stands in the papers and in the form beside it.
      if (name === 'photo' || name === 'sewadar') return t('entryAnother');
      return texts({ [name]: given }, name) || nothing;
    }
    function paperWords(papers: readonly PaperName[] = []): string {
      const words = papers.map(({ type, name }) => `${typeWord(type)} · ${name}`);
      return words.join('\n') || nothing;
    }
    return { label, value };
  }, [t, typeWord, labelOf, texts, question, answer, centres]);
}
