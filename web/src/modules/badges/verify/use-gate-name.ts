import { useState } from 'react';

const GATE_KEY = 'badges.gate';

/** The name of the gate at which this device stands; the device remembers it. */
export function useGateName(): [string, (next: string) => void] {
  const [gate, setGate] = useState(() => window.localStorage.getItem(GATE_KEY) ?? '');
  return [
    gate,
    (next) => {
      window.localStorage.setItem(GATE_KEY, next);
      setGate(next);
    },
  ];
}
