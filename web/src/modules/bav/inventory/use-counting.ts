import { newId } from '@sewa/contract/kernel/values/ids';
import { useTranslation } from 'react-i18next';
import { sessionSignal } from '../../../platform/session-signal.ts';
import { declineToLeave } from '../../../platform/unsaved.ts';
import { untilAnswered } from '../../../platform/until-answered.ts';
import { useAct } from '../../../ui/use-act.ts';
import { afterChange, type CountChange, isAdded, questionIn } from './count-change.rules.ts';
import { findCounted, sendCount } from './inventory.queries.ts';
import {
  addChange,
  ask,
  dropQuestion,
  markLookup,
  settle,
  takeChange,
  useSheetEntries,
} from './sheet-entries.ts';

interface CountedItem {
  item: string;
  title: string;
}

/** Entries are sent one after another, also after the page was left; signing out and closing the window ask first. */
let queue = Promise.resolve();

/**
 * Entries of a sheet that others count on at the same time. A scan adds to whatever the sheet says. A number that was typed
 * over one that somebody else has changed meanwhile becomes a question.
 */
export function useCounting(sheet: string) {
  const { t } = useTranslation('bav');
  const { act } = useAct();
  const { sending, questions, lookups } = useSheetEntries(sheet);
  const enter = ({ item, title }: CountedItem, entered: CountChange) => {
    const place = { sheet, item };
    addChange(place, entered);
    // Whoever types again has answered.
    if (!isAdded(entered)) dropQuestion(place);
    inOrder(async () => {
      const change = takeChange(place);
      if (change === null) return;
      // Before the first attempt: after one whose answer was lost, the sheet may say it already.
      const after = afterChange(findCounted(sheet, item), change);
      const idempotencyKey = newId();
      const signal = sessionSignal();
      try {
        await act({
          // With its key an entry that is sent twice counts once.
          run: () => untilAnswered(() => sendCount({ ...place, change, after, idempotencyKey }), signal),
          done: t('count.entered'),
          failed: t('count.failed', { title }),
          onRefused: (error) => {
            // Whoever is signed in by now did not enter it.
            if (signal.aborted) return true;
            declineToLeave();
            const question = questionIn(error, change);
            if (question !== null) ask(place, question);
            // The toast is for whoever has scrolled on or left the page.
            return false;
          },
        });
      } finally {
        settle(place);
      }
    });
  };
  const addOne = (found: CountedItem) => enter(found, { copies: 1 });
  /** Null keeps what the sheet says. */
  const decide = (counted: CountedItem, change: CountChange | null) => {
    if (change !== null) enter(counted, change);
    dropQuestion({ sheet, item: counted.item });
  };
  return { sending, questions, lookups, enter, addOne, keepLookup: () => markLookup(sheet), decide };
}

export type Counting = ReturnType<typeof useCounting>;

function inOrder(send: () => Promise<void>): void {
  queue = queue.then(send).catch((error: unknown) => console.error('A count was not entered', error));
}
