import { useEffect, useState } from 'react';
import { useAuth } from '../auth.ts';

/** False while what was kept for offline use is on its way: a page would ask for it in vain meanwhile. */
export function useRestoredReplies(): boolean {
  const { keptAt } = useAuth();
  const [isReady, setIsReady] = useState(keptAt === null);
  useEffect(() => {
    if (isReady) return;
    import('./kept-replies.ts')
      .then(({ restoreReplies }) => restoreReplies())
      .catch((error: unknown) => console.warn('Nothing kept could be read', error))
      .finally(() => setIsReady(true));
  }, [isReady]);
  return isReady;
}
