import { useCallback, useRef, useState } from 'react';
import { CallError } from '../../platform/call-error.ts';
import { createRepeats } from './repeats.rules.ts';

export type ScanOutcome<Reply> =
  | { kind: 'done'; code: string; reply: Reply; isRepeat: boolean }
  /** The server answered and said no: asking again would not help. */
  | { kind: 'refused'; code: string; message: string }
  /** No answer came: nobody knows whether it was saved, so it counts as not saved. */
  | { kind: 'unsaved'; code: string };

/** A gate does not wait a minute for an answer; a scan can be sent again without harm. */
const PATIENCE_MS = 10_000;

interface Scan {
  signal: AbortSignal;
  /** The same code was saved less than a minute ago. */
  isRepeat: boolean;
}

type Send<Reply> = (code: string, scan: Scan) => Promise<Reply>;

/** Scans one after the other, in the order they came, however fast they come; what was not saved stays in sight. */
export function useScans<Reply>(options: {
  send: Send<Reply>;
  onOutcome?: (outcome: ScanOutcome<Reply>) => void;
}) {
  const [text, setText] = useState('');
  const [last, setLast] = useState<ScanOutcome<Reply> | null>(null);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState(0);
  /** The code that stands in the field again, and how often that happened. */
  const [returned, setReturned] = useState({ code: '', times: 0 });
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [repeats] = useState(createRepeats);
  const latest = useRef(options);
  latest.current = options;

  const scan = useCallback(
    (typed: string) => {
      const code = typed.trim();
      if (code === '') return;
      setText('');
      setWaiting((count) => count + 1);
      queue.current = queue.current.then(async () => {
        const isRepeat = repeats.isRepeat(code, Date.now());
        const outcome = await outcomeOf(code, isRepeat, latest.current.send);
        if (outcome.kind === 'done') repeats.note(code, Date.now());
        setLast(outcome);
        setUnsaved((codes) => {
          const others = codes.filter((one) => one !== code);
          return outcome.kind === 'unsaved' ? [...others, code] : others;
        });
        // It goes back into the field, unless the next one stands there already.
        if (outcome.kind === 'unsaved') {
          setText((next) => next || code);
          setReturned(({ times }) => ({ code, times: times + 1 }));
        }
        setWaiting((count) => count - 1);
        latest.current.onOutcome?.(outcome);
      });
    },
    [repeats],
  );

  const field = { text, onText: setText, onScan: scan, returned, isBusy: waiting > 0 };
  /** What came of the last scan was undone: it leaves the screen, and its code may come again at once. */
  const forget = () => {
    if (last) repeats.forget(last.code);
    setLast(null);
  };
  return { field, scan, last, unsaved, forget };
}

async function outcomeOf<Reply>(
  code: string,
  isRepeat: boolean,
  send: Send<Reply>,
): Promise<ScanOutcome<Reply>> {
  try {
    const reply = await send(code, { signal: AbortSignal.timeout(PATIENCE_MS), isRepeat });
    return { kind: 'done', code, reply, isRepeat };
  } catch (error) {
    const isAnswer = error instanceof CallError && error.status >= 400 && error.status < 500;
    return isAnswer ? { kind: 'refused', code, message: error.message } : { kind: 'unsaved', code };
  }
}
