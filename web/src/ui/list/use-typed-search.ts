import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/** Searches after a pause in typing; the text on screen is the reader's, the one in the address follows. */
export function useTypedSearch(q: string, search: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  if (q !== sent) {
    // Back, or a saved view, changed the search.
    setSent(q);
    setTyped(q);
  }
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      search(wanted);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent, search]);
  return { typed, setTyped };
}
