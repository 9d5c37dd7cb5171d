import { useRef, useState } from 'react';

/** The same functions for as long as the screen is there, so that what shows them need not be drawn anew. */
export function useStableActs<Acts extends { [Name in keyof Acts]: (...given: never[]) => void }>(
  acts: Acts,
): Acts {
  const latest = useRef(acts);
  latest.current = acts;
  const [stable] = useState(() => {
    const made = { ...acts };
    for (const name of Object.keys(acts) as (keyof Acts)[])
      made[name] = ((...given: never[]) => latest.current[name](...given)) as Acts[keyof Acts];
    return made;
  });
  return stable;
}
