import { areas } from '@sewa/contract/user/organisation';
import { session } from '@sewa/contract/user/session';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

/** The areas that the user can switch to. A failure only leaves the menu out. */
export function useAreas(isAllowed: boolean) {
  const { data = [] } = useQuery({
    queryKey: [areas.list.path, 'switch'],
    queryFn: async ({ signal }) => {
      try {
        const { rows } = await call(areas.list, { signal });
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
    await call(session.switchArea, { query: { area } });
    window.location.assign('/');
  } catch (error) {
    console.warn('The area could not be switched', error);
  }
}
