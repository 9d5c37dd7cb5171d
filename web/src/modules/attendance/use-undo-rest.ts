import { useTranslation } from 'react-i18next';
import type { Undo } from '../../platform/toast.ts';
import { useFormat } from '../../platform/use-format.ts';

/** The way back from a mark for all the others. Whoever was scanned or marked since stays, and the toast says how many. */
export function useUndoRest() {
  const { t } = useTranslation('attendance');
  const { number } = useFormat();
  return (undo: () => Promise<{ removed: number; stayed: number }>): Undo => {
    let undone = { removed: 0, stayed: 0 };
    return {
      run: async () => {
        undone = await undo();
      },
      done: () =>
        undone.stayed === 0
          ? t('rest.undone')
          : t('rest.undonePart', { removed: number(undone.removed), stayed: number(undone.stayed) }),
      failed: t('rest.undoFailed'),
    };
  };
}
