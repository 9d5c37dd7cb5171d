import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FoundItem, findItems } from './stock.queries.ts';

/** A whole barcode: nobody types one as a title. */
export function isScan(text: string): boolean {
  return /^\d{8,13}$/.test(text);
}

/** Looks up what was scanned, one after another and in the order of the scans; a code that adds nothing is named. */
export function useLookups(given: { location: string; onFound: (item: FoundItem, typed: string) => void }) {
  const { t } = useTranslation('bav');
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  // What is found belongs to the page as it is then.
  const latest = useRef(given);
  latest.current = given;
  const find = async (typed: string) => {
    try {
      const items = await findItems(typed, latest.current.location);
      const [only, ...others] = items.filter((one) => one.isExact || one.title === typed);
      if (only && others.length === 0) latest.current.onFound(only, typed);
      else if (isScan(typed)) setProblem(t('lines.unknown', { code: typed }));
    } catch (error) {
      console.warn('An item was not looked up', error);
      setProblem(t('lines.notLookedUp', { code: typed }));
    }
  };
  // What the last scan left to say stays until the next one.
  const lookUp = (typed: string) => {
    setProblem(null);
    queue.current = queue.current.then(() => find(typed));
  };
  return { lookUp, problem, clearProblem: () => setProblem(null) };
}
