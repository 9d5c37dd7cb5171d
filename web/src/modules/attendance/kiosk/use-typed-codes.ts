import { MAX_SCANNED_CODE } from '@sewa/contract/kernel/resource/paging';
import { useEffect, useEffectEvent, useState } from 'react';
import { characterOf } from '../../../ui/scan/typed-scan.rules.ts';

/** What a scanner types comes at once; what stands longer was left behind by somebody. */
const FORGOTTEN_AFTER_MS = 8_000;

/** A USB scanner types like a keyboard, wherever the focus is, and ends with Enter. Dialogs keep their keys. */
export function useTypedCodes(onCode: (code: string) => void): string {
  const [typed, setTyped] = useState('');
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const character = characterOf(event);
    if (event.ctrlKey || event.metaKey || event.altKey || isInDialog(target)) return;
    if (key === 'Enter' && typed !== '') {
      setTyped('');
      onCode(typed);
    } else if (key === 'Backspace') setTyped(typed.slice(0, -1));
    // Whatever can stand in a code: the one on a printed card has dots.
    else if (/^[!-~]$/.test(character)) setTyped((typed + character).slice(0, MAX_SCANNED_CODE));
    else return;
    // A button that has the focus must not be pressed by the Enter of a scanner.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => setTyped(''), FORGOTTEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed;
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}
