import type { SyncAct } from '@sewa/contract/sync/sync';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../../ui/use-act.ts';
import { handIn, prepareLaptop } from '../sync.queries.ts';

/** Begins a run; the page then follows it. */
export function useStartRun() {
  const { t } = useTranslation('sync');
  const { act, isBusy } = useAct();
  return {
    isBusy,
    start: (what: SyncAct, options: { isWhole?: boolean } = {}) =>
      act({
        run: () => (what === 'prepare' ? prepareLaptop(options.isWhole ?? false) : handIn()),
        done: t(`run.started.${what}`),
        failed: t(`run.startFailed.${what}`),
      }),
  };
}
