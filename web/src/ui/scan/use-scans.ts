import { useCallback, useRef, useState } from 'react';
import { CallError } from '../../platform/call-error.ts';
import type { Answered, Outcome } from '../../platform/outbox/outcomes.ts';
import { codeKey, createRepeats } from './repeats.rules.ts';

export type ScanOutcome<Reply> =
  | { kind: 'done'; code: string; reply: Reply; isRepeat: boolean }
  /** The server answered and said no: asking again would not help. */
  | { kind: 'refused'; code: string; message: string }
  /** It is kept on this device and sent as soon as the server answers. */
  | { kind: 'waiting'; code: string; isRepeat: boolean }
  /** No answer came, and nothing keeps it. */
  | { kind: 'unsaved'; code: string };

/** Nobody at a desk waits a minute for an answer. */
const PATIENCE_MS = 10_000;

interface Scan {
  signal: AbortSignal;
  /** The same code was taken less than a minute ago. */
  isRepeat: boolean;
}

/** What is done with a code: an action of the outbox, or a question to the server (`answerOf`). */
type Take<Reply> = (code: string, scan: Scan) => Promise<Outcome<Reply>>;

/** Scans one after the other, in the order they came, however fast they come. */
export function useScans<Reply>(options: {
  take: Take<Reply>;
  onOutcome?: (outcome: ScanOutcome<Reply>) => void;
}) {
  const [text, setText] = useState('');
  const [last, setLast] = useState<ScanOutcome<Reply> | null>(null);
  const [inWork, setInWork] = useState(0);
  /** The code that stands in the field again, and how often that happened. */
  const [returned, setReturned] = useState({ code: '', times: 0 });
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [repeats] = useState(createRepeats);
  const [waiting] = useState(() => new Set<string>());
  const latest = useRef(options);
  latest.current = options;

  const scan = useCallback(
    (typed: string) => {
      const code = typed.trim();
      if (code === '') return;
      setText('');
      setInWork((count) => count + 1);
      const show = (outcome: ScanOutcome<Reply>) => {
        setLast(outcome);
        latest.current.onOutcome?.(outcome);
      };
      const takeOne = async (): Promise<ScanOutcome<Reply>> => {
        const isRepeat = repeats.isRepeat(code, Date.now());
        // It is on the device already: a second one would only be told that somebody is here.
        if (isRepeat && waiting.has(codeKey(code))) return { kind: 'waiting', code, isRepeat };
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const made = await latest.current.take(code, { signal, isRepeat });
        if (made.kind !== 'refused') repeats.note(code, Date.now());
        if (made.kind !== 'waiting') return answered(made, code, isRepeat);
        const outcome = { kind: 'waiting', code, isRepeat } as const;
        waiting.add(codeKey(code));
        void made.final.then((final) => {
          waiting.delete(codeKey(code));
          setLast((current) => (current === outcome ? answered(final, code, isRepeat) : current));
        });
        return outcome;
      };
      queue.current = queue.current.then(async () => {
        const outcome = await takeOne().catch((): ScanOutcome<Reply> => ({ kind: 'unsaved', code }));
        // It goes back into the field, unless the next one stands there already.
        if (outcome.kind === 'unsaved') {
          setText((next) => next || code);
          setReturned(({ times }) => ({ code, times: times + 1 }));
        }
        setInWork((count) => count - 1);
        show(outcome);
      });
    },
    [repeats, waiting],
  );

  const field = { text, onText: setText, onScan: scan, returned, isBusy: inWork > 0 };
  /** What came of the last scan was undone: it leaves the screen, and its code may come again at once. */
  const forget = () => {
    if (last) repeats.forget(last.code);
    setLast(null);
  };
  return { field, scan, last, forget };
}

function answered<Reply>(made: Answered<Reply>, code: string, isRepeat: boolean): ScanOutcome<Reply> {
  return made.kind === 'done' ? { ...made, code, isRepeat } : { ...made, code };
}

/** A question to the server: what it says, or an error when it says nothing. */
export async function answerOf<Reply>(reply: Promise<Reply>): Promise<Answered<Reply>> {
  try {
    return { kind: 'done', reply: await reply };
  } catch (error) {
    const isAnswer = error instanceof CallError && error.status >= 400 && error.status < 500;
    if (!isAnswer) throw error;
    return { kind: 'refused', message: error.message };
  }
}
