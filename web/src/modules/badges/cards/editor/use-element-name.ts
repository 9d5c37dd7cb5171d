import { type CardElement, textIn } from '@sewa/contract/badges/card-template';
import { cardElementNames, cardFieldNames } from '@sewa/contract/badges/card-words';
import { languageStore } from '../../../../platform/language.ts';
import { useStore } from '../../../../platform/store.ts';

/** What an element is called in the editor: by its field or its text where it has one. */
export function useElementName(): (element: CardElement) => string {
  const language = useStore(languageStore);
  return (element) => {
    if (element.kind === 'field') return cardFieldNames[element.field][language];
    if (element.kind === 'text') return textIn(element.text, language) || cardElementNames.text[language];
    return cardElementNames[element.kind][language];
  };
}
