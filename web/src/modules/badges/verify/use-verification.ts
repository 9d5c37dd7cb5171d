import type { CodeFields } from '@sewa/contract/badges/code';
import type { GatePerson, Verified } from '@sewa/contract/badges/verify';
import { type Tone, toneOf, type VerifyAnswer } from '@sewa/contract/badges/verify-answer';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getConnection } from '../../../platform/connection.ts';
import { today } from '../../../platform/today.ts';
import { changeField, createFieldState } from '../../../ui/scan/field-state.ts';
import { codeKey, createRepeats } from '../../../ui/scan/repeats.rules.ts';
import type { Sound } from '../../../ui/scan/use-sound.ts';
import { judgeOnDevice } from './judge-on-device.ts';
import { findByNumber, knownList, type Subject, sendScan } from './verify.queries.ts';

type Unchecked = 'noList' | 'noCrypto' | 'papers' | 'numberOffline' | 'numberNotFound' | 'unanswered';

/** What stands on the screen until the next scan. */
export interface Shown {
  place: number;
  answer: VerifyAnswer | 'unchecked' | 'asking';
  why: Unchecked | null;
  /** What the code says; null where something else than a code was given. */
  fields: CodeFields | null;
  /** What the server says; null until it answers. */
  verified: Verified | null;
  isAsking: boolean;
  /** Several badges have the typed number. */
  choices: readonly GatePerson[];
}

interface Asked {
  id?: string;
  subject: Subject;
  describe: string;
}

const NUMBER = /^\d{1,9}$/;

export function shownTone({ answer }: Shown): Tone | 'plain' {
  if (answer === 'asking') return 'plain';
  return answer === 'unchecked' ? 'amber' : toneOf(answer);
}

/** Each scan is judged on the device at once, and by the server where there is a connection. */
export function useVerification({ gate, sound }: { gate: string; sound: Sound }) {
  const { t } = useTranslation('verify');
  const [shown, setShown] = useState<Shown | null>(null);
  const [fieldState] = useState(createFieldState);
  const [repeats] = useState(createRepeats);
  const [scanIds] = useState(() => new Map<string, string>());
  const last = useRef(0);
  const latest = useRef({ gate, sound, t });
  latest.current = { gate, sound, t };

  /** Shows it unless a later scan is on the screen; a changed colour is heard again. */
  const show = useCallback((next: Shown) => {
    if (next.place !== last.current) return;
    setShown((before) => {
      const isSame = before?.place === next.place && shownTone(before) === shownTone(next);
      const tone = shownTone(next);
      if (!isSame && tone !== 'plain') latest.current.sound.play(tone === 'green' ? 'good' : 'look');
      return next;
    });
  }, []);

  const ask = useCallback(
    async (first: Shown, { id = newId(), subject, describe }: Asked) => {
      const outcome = await sendScan({ id, gate: latest.current.gate, subject, describe }).catch(() => null);
      if (outcome?.kind === 'done') {
        const { reply } = outcome;
        return show({ ...first, answer: reply.answer, why: null, verified: reply, isAsking: false });
      }
      if (first.answer !== 'asking') return show({ ...first, isAsking: false });
      show({ ...first, answer: 'unchecked', why: 'unanswered', isAsking: false });
    },
    [show],
  );

  const choose = useCallback(
    (badge: string, way: 'number' | 'name') => {
      const first = { ...nothing, place: ++last.current, isAsking: true };
      show(first);
      const describe = latest.current.t('queued', { code: latest.current.t(`way.${way}`) });
      void ask(first, { subject: { badge, way }, describe });
    },
    [ask, show],
  );

  const lookUp = useCallback(
    async (number: string) => {
      const first = { ...nothing, place: ++last.current, isAsking: true };
      show(first);
      const found = getConnection() === 'lost' ? null : await findByNumber(number).catch(() => null);
      if (found === null)
        return show({ ...first, answer: 'unchecked', why: 'numberOffline', isAsking: false });
      const [only] = found;
      if (found.length === 1 && only) return choose(only.id, 'number');
      // It may be of another centre, or of a token or a pass: only a code says more.
      if (found.length === 0)
        return show({ ...first, answer: 'unchecked', why: 'numberNotFound', isAsking: false });
      show({ ...first, isAsking: false, choices: found });
    },
    [choose, show],
  );

  const scanCode = useCallback(
    async (code: string) => {
      const place = ++last.current;
      const judged = await judgeOnDevice(code, { list: knownList(), today: today() });
      const why = judged.answer === 'unchecked' ? judged.why : null;
      const judgedFirst: Shown = { ...nothing, ...judged, why, place, isAsking: true };
      // The papers of a vehicle come with the answer: until then it is neither amber nor green.
      const isWaiting = why === 'papers' && getConnection() !== 'lost';
      const first: Shown = isWaiting ? { ...judgedFirst, answer: 'asking', why: null } : judgedFirst;
      show(first);
      const now = Date.now();
      // Held too long before the scanner: shown again, not counted again.
      const isRepeat = repeats.isRepeat(code, now);
      repeats.note(code, now);
      if (isRepeat && getConnection() === 'lost') return show({ ...first, isAsking: false });
      const id = (isRepeat && scanIds.get(codeKey(code))) || newId();
      if (!isRepeat) scanIds.set(codeKey(code), id);
      const { number } = judged.fields ?? {};
      const told = number === undefined ? code.slice(0, 20) : String(number);
      await ask(first, { id, subject: { code }, describe: latest.current.t('queued', { code: told }) });
    },
    [ask, repeats, scanIds, show],
  );

  const scan = useCallback(
    (typed: string) => {
      const code = typed.trim();
      changeField(fieldState, () => ({ text: '' }));
      if (code !== '') void (NUMBER.test(code) ? lookUp(code) : scanCode(code));
    },
    [fieldState, lookUp, scanCode],
  );

  const onText = useCallback((text: string) => changeField(fieldState, () => ({ text })), [fieldState]);
  return { field: { state: fieldState, onText, onScan: scan }, shown, choose };
}

const nothing: Omit<Shown, 'place'> = {
  answer: 'asking',
  why: null,
  fields: null,
  verified: null,
  isAsking: false,
  choices: [],
};
