import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod/mini';
import { PICKED_KEY } from '../../../../platform/device-keys.ts';
import { useSession } from '../../../../platform/session.ts';
import { picksText, readPicks, withPicks } from './picked.ts';

/** What the list hands over: the badges that were chosen there. */
const handedOver = z.object({ ids: z.array(z.uuid()) });

/**
 * The badges that are to be printed. They stay picked while the person looks at something else, and also when the page is
 * loaded anew: scanning a hundred cards takes a while. The end of the session forgets them.
 */
export function usePicked() {
  const { user } = useSession();
  const picker = { user: user.id, area: user.areaId };
  const { state } = useLocation();
  const navigate = useNavigate();
  const handed = handedOver.safeParse(state).data?.ids;
  const [ids, setIds] = useState(() =>
    // What was just chosen comes first: one print takes only so many.
    withPicks(handed ?? [], readPicks(sessionStorage.getItem(PICKED_KEY), picker)),
  );
  const stored = ids.length > 0 ? picksText(picker, ids) : null;
  useEffect(() => {
    if (stored === null) sessionStorage.removeItem(PICKED_KEY);
    else sessionStorage.setItem(PICKED_KEY, stored);
  }, [stored]);
  // Taken over once: going back to the page must not pick again what was printed or removed meanwhile.
  useEffect(() => {
    if (handed) void navigate('.', { replace: true, state: null });
  }, [handed, navigate]);
  return {
    ids,
    add: (more: readonly string[]) => setIds((known) => withPicks(known, more)),
    remove: (some: readonly string[]) => setIds((known) => known.filter((id) => !some.includes(id))),
    clear: () => setIds([]),
  };
}
