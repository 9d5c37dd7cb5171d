import { type CalledDonor, camps } from '@sewa/contract/blood-donation/camps';
import { useEffect, useRef } from 'react';
import { call } from '../../../platform/call.ts';

/** Who leaves the list calls nobody from it any more. A window that is closed leaves the donor to the time limit. */
export function useReleaseOnLeaving(camp: string, rows: readonly CalledDonor[] | undefined): void {
  const claimed = useRef<string | null>(null);
  useEffect(() => {
    // Another page or filter of the list may not show it.
    claimed.current = rows?.find(({ claim }) => claim?.isMine)?.id ?? claimed.current;
  }, [rows]);
  useEffect(
    () => () => {
      const donor = claimed.current;
      // Nobody waits for the answer: what is not released runs out by itself.
      if (donor !== null) call(camps.releaseCall, { params: { id: camp, donor } }).catch(() => undefined);
    },
    [camp],
  );
}
