import { sewadars } from '@sewa/contract/sewadar/sewadars';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { useSession } from '../../platform/session.ts';

/** The departments of the area, with how many serve in each. */
export function useDepartments() {
  const { may } = useSession();
  return useQuery({
    enabled: may(sewadars.departments.requirement),
    queryKey: [sewadars.departments.path],
    queryFn: ({ signal }) => call(sewadars.departments, { signal }),
  });
}
