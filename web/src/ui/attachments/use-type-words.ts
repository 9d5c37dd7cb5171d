import { attachmentTypeWords } from '@sewa/contract/attachments/words';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import { useCallback } from 'react';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';

/** What a type of document is called. */
export function useTypeWords(): (type: number) => string {
  const language = useStore(languageStore);
  return useCallback((type) => choiceWord(attachmentTypeWords, type, language) ?? String(type), [language]);
}
