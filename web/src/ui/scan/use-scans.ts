import { useCallback, useRef, useState } from 'react';
import { CallError } from '../../platform/call-error.ts';
import type { Outcome, ServerAnswer } from '../../platform/outbox/outcomes.ts';
import { changeField, createFieldState, type FieldState } from './field-state.ts';
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

/**
 * Each scan is taken at once, so that it is on the device before the one in front of it is answered. What came of them is
 * shown in the order in which they were scanned.
 */
export function useScans<Reply>(options: {
  take: Take<Reply>;
  /** What a scan does now, where a page changes that: the same code is a repeat only if it does the same. */
  meaning?: string;
  onOutcome?: (outcome: ScanOutcome<Reply>) => void;
}) {
  const [last, setLast] = useState<{ act: string; outcome: ScanOutcome<Reply> } | null>(null);
  const [fieldState] = useState(createFieldState);
  const shown = useRef<Promise<void>>(Promise.resolve());
  const [repeats] = useState(createRepeats);
  const [waiting] = useState(() => new Set<string>());
  const [underWay] = useState(() => new Map<string, Promise<ScanOutcome<Reply>>>());
  const latest = useRef(options);
  latest.current = options;

  const scan = useCallback(
    (typed: string) => {
      const code = typed.trim();
      if (code === '') return;
      const act = actOf(code, latest.current.meaning);
      const key = codeKey(act);
      changeField(fieldState, ({ inWork }) => ({ text: '', inWork: [...inWork, code] }));
      const takeOne = async (): Promise<ScanOutcome<Reply>> => {
        const now = Date.now();
        const isRepeat = repeats.isRepeat(act, now);
        // It is on the device already: a second one would only be told that somebody is here.
        if (isRepeat && waiting.has(key)) return { kind: 'waiting', code, isRepeat };
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const made = await latest.current.take(code, { signal, isRepeat });
        if (made.kind !== 'refused') repeats.note(act, now);
        if (made.kind !== 'waiting') return answered(made, code, isRepeat);
        waiting.add(key);
        void made.final.then((final) => {
          waiting.delete(key);
          if (final.kind === 'removed') repeats.forget(act);
          const next = final.kind === 'removed' ? null : { act, outcome: answered(final, code, isRepeat) };
          // The same code may wait on the screen for another act.
          setLast((current) =>
            current?.outcome.kind === 'waiting' && codeKey(current.act) === key ? next : current,
          );
        });
        return { kind: 'waiting', code, isRepeat };
      };
      const unanswered = underWay.get(key);
      const outcome: Promise<ScanOutcome<Reply>> =
        unanswered?.then(asRepeat) ?? takeOne().catch(() => ({ kind: 'unsaved', code }));
      if (!unanswered) {
        underWay.set(key, outcome);
        void outcome.then(() => underWay.delete(key));
      }
      shown.current = shown.current.then(async () => {
        const made = await outcome;
        changeField(fieldState, (now) => afterOutcome(now, made));
        setLast({ act, outcome: made });
        latest.current.onOutcome?.(made);
      });
    },
    [fieldState, repeats, waiting, underWay],
  );

  const onText = useCallback((text: string) => changeField(fieldState, () => ({ text })), [fieldState]);
  const field = { state: fieldState, onText, onScan: scan };
  /** What came of the last scan was undone: it leaves the screen, and its code may come again at once. */
  const forget = () => {
    if (last) repeats.forget(last.act);
    setLast(null);
  };
  return { field, scan, last: last?.outcome ?? null, forget };
}

function actOf(code: string, meaning = ''): string {
  return `${code} ${meaning}`;
}

/** The oldest of those in work was answered. What was not saved goes back into the field, unless a next one stands there. */
function afterOutcome(now: FieldState, { kind, code }: ScanOutcome<unknown>): Partial<FieldState> {
  const inWork = now.inWork.slice(1);
  const others = now.unsaved.filter((one) => codeKey(one) !== codeKey(code));
  if (kind !== 'unsaved') return { inWork, unsaved: others };
  return {
    inWork,
    unsaved: [...others, code],
    text: now.text || code,
    returned: { code, times: now.returned.times + 1 },
  };
}

/** The same code came again before the first was answered: it was held too long before the scanner. */
function asRepeat<Reply>(outcome: ScanOutcome<Reply>): ScanOutcome<Reply> {
  return 'isRepeat' in outcome ? { ...outcome, isRepeat: true } : outcome;
}

function answered<Reply>(made: ServerAnswer<Reply>, code: string, isRepeat: boolean): ScanOutcome<Reply> {
  return made.kind === 'done' ? { ...made, code, isRepeat } : { ...made, code };
}

/** A question to the server: what it says, or an error when it says nothing. */
export async function answerOf<Reply>(reply: Promise<Reply>): Promise<ServerAnswer<Reply>> {
  try {
    return { kind: 'done', reply: await reply };
  } catch (error) {
    const isAnswer = error instanceof CallError && error.status >= 400 && error.status < 500;
    if (!isAnswer) throw error;
    return { kind: 'refused', message: error.message };
  }
}
