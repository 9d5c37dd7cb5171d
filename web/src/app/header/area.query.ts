import type { areas } from '@sewa/contract/user/organisation';
import type { session } from '@sewa/contract/user/session';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/request.ts';

type ListAreas = (typeof areas)['list'];
type SwitchArea = (typeof session)['switchArea'];

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

export async function switchArea(area: string): Promise<void> {
  try {
    await request<SwitchArea>(switchRoute, { query: { area } });
    window.location.assign('/');
  } catch (error) {
    console.warn('The area could not be switched', error);
  }
}
