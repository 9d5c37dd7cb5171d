import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLeavingPage } from '../../../platform/unsaved.ts';
import { untilAnswered } from '../../../platform/until-answered.ts';
import { useAct } from '../../../ui/use-act.ts';
import { enterCount, findCounted } from './inventory.queries.ts';

/**
 * Entries of a sheet, sent one after another. A scanner is faster than the line: the next copy of an item is added to the
 * latest entry, also while that is on its way, and of several entries that wait only the latest is sent.
 * They are sent also after the page was left; only closing the window would lose them, and asks first.
 */
export function useCounting(id: string) {
  const { t } = useTranslation('bav');
  const { act } = useAct();
  const [sending, setSending] = useState<ReadonlyMap<string, number | null>>(new Map());
  const latest = useRef(sending);
  const queue = useRef(Promise.resolve());
  const [ask] = useState(() => (event: BeforeUnloadEvent) => {
    if (!isLeavingPage()) event.preventDefault();
  });
  const change = (work: (entries: Map<string, number | null>) => void) => {
    const next = new Map(latest.current);
    work(next);
    latest.current = next;
    setSending(next);
    if (next.size > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  const enter = ({ item, title }: { item: string; title: string }, counted: number | null) => {
    change((entries) => entries.set(item, counted));
    const isLatest = () => latest.current.get(item) === counted;
    const send = async () => {
      if (!isLatest()) return;
      try {
        await act({
          // A count that is entered twice is the same count.
          run: () => untilAnswered(() => enterCount(id, item, counted)),
          done: t('count.entered'),
          failed: t('count.failed', { title }),
        });
      } finally {
        if (isLatest()) change((entries) => entries.delete(item));
      }
    };
    queue.current = queue.current
      .then(send)
      .catch((error: unknown) => console.error('A count was not entered', error));
  };
  const addOne = (found: { item: string; title: string }) => {
    const entry = latest.current.get(found.item);
    const counted = entry === undefined ? findCounted(id, found.item) : entry;
    enter(found, (counted ?? 0) + 1);
  };
  return { sending, enter, addOne };
}

export type Counting = ReturnType<typeof useCounting>;
