import type { areas } from '@sewa/contract/user/organisation';
import type { session } from '@sewa/contract/user/session';
import { useQuery } from '@tanstack/react-query';
import { getAuth } from '../../platform/auth.ts';
import { CallError } from '../../platform/call-error.ts';
import { request } from '../../platform/request.ts';
import { leaveWithoutQuestion, mayLeave, stay } from '../../platform/unsaved.ts';

type ListAreas = (typeof areas)['list'];
type SwitchArea = (typeof session)['switchArea'];
type CurrentSession = (typeof session)['current'];

const ASK_AGAIN_MS = 3_000;

// Types only: the shell comes with the first page, and the contract's schemas would bring zod along.
const listAreas = { method: 'GET', path: '/api/user/areas', envelope: 'list' } as const;
const switchRoute = { method: 'GET', path: '/api/user/switch-area' } as const;

/** The areas that the user can switch to. A failure only leaves the menu out. */
export function useAreas(isAllowed: boolean) {
  const { data = [] } = useQuery({
    queryKey: [listAreas.path, 'switch'],
    queryFn: async ({ signal }) => {
      try {
        const { rows } = await request<ListAreas>(listAreas, { signal });
        return rows.filter((area) => area.isActive);
      } catch (error) {
        console.warn('The areas could not be fetched', error);
        return [];
      }
    },
    enabled: isAllowed,
  });
  return data;
}

/** The portal starts anew in the other area, at Home or at the page that asked for it. */
export async function switchArea(area: string, to = '/'): Promise<void> {
  if (!(await mayLeave())) return;
  // Before the call: once the server has switched, anything that asks for the session brings the new area here.
  const before = getAuth().user?.areaId;
  try {
    await request<SwitchArea>(switchRoute, { query: { area } });
    startInOtherArea(to);
  } catch (error) {
    stay();
    console.warn('The area could not be switched', error);
    if (isUnanswered(error)) await followServer(before);
  }
}

/** The active area belongs to the session: the other windows of this browser must not go on in the old one. */
const windows = new BroadcastChannel('portal-area');
windows.onmessage = () => startHere();

function startInOtherArea(to = '/'): void {
  windows.postMessage(null);
  startHere(to);
}

function startHere(to = '/'): void {
  leaveWithoutQuestion();
  window.location.assign(to);
}

/** No answer came, so the server may have switched all the same: whoever asks finds out, as soon as it answers. */
async function followServer(before: string | null | undefined): Promise<void> {
  for (;;) {
    try {
      const { areaId } = await request<CurrentSession>({ method: 'GET', path: '/api/user' });
      if (areaId !== before) startInOtherArea();
      return;
    } catch (error) {
      if (!isUnanswered(error)) return;
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && error.status === 0;
}
