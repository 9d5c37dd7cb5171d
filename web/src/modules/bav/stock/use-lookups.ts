import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionSignal } from '../../../platform/session-signal.ts';
import { showToast } from '../../../platform/toast.ts';
import { declineToLeave, markUnanswered } from '../../../platform/unsaved.ts';
import { untilAnswered } from '../../../platform/until-answered.ts';
import { type FoundItem, findItems } from './stock.queries.ts';

/** A whole barcode: nobody types one as a title. */
export function isScan(text: string): boolean {
  return /^\d{8,13}$/.test(text);
}

interface Lookups {
  location: string;
  onFound: (item: FoundItem, typed: string) => void;
  /** See ItemSearch. */
  keepLookup?: (() => () => void) | undefined;
}

/**
 * Looks up what was scanned, one after another and in the order of the scans. Without a connection they wait for it. Each
 * code that added nothing is named until somebody has read it: whoever scans a pile does not look up after every copy.
 */
export function useLookups(given: Lookups) {
  const { t } = useTranslation('bav');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());
  const left = useRef(new AbortController());
  // What is found belongs to the page as it is then.
  const latest = useRef(given);
  latest.current = given;
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  const isWaiting = waiting > 0;
  // A scan that is looked up is not entered yet.
  useEffect(() => (isWaiting ? markUnanswered() : undefined), [isWaiting]);
  const name = (problem: string) => {
    declineToLeave();
    if (left.current.signal.aborted) showToast(toastTypes.ERROR, problem);
    else setProblems((named) => [...named, problem]);
  };
  const find = async (typed: string, wasScanned: boolean, signal: AbortSignal) => {
    try {
      const ask = () => findItems(typed, latest.current.location, signal);
      const items = await untilAnswered(ask, signal);
      const [only, ...others] = items.filter((one) => one.isExact || one.title === typed);
      if (only && others.length === 0) latest.current.onFound(only, typed);
      else if (wasScanned) name(t('lines.unknown', { code: typed }));
    } catch (error) {
      // The form was left, or the session has ended: nobody waits for it.
      if (signal.aborted) return;
      console.warn('An item was not looked up', error);
      name(t('lines.notLookedUp', { code: typed }));
    }
  };
  /** Of whatever was scanned, in whatever form, it is said that nothing has this code. */
  const lookUp = (typed: string, wasScanned = isScan(typed)) => {
    const signal = given.keepLookup ? sessionSignal() : left.current.signal;
    const release = given.keepLookup?.();
    setWaiting((count) => count + 1);
    const end = () => {
      release?.();
      setWaiting((count) => count - 1);
    };
    queue.current = queue.current.then(() => find(typed, wasScanned, signal)).finally(end);
  };
  return { lookUp, waiting, problems, clearProblems: () => setProblems([]) };
}
