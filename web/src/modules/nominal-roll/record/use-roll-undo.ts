import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useTranslation } from 'react-i18next';
import type { Undo } from '../../../platform/toast.ts';
import { undoRollMove } from '../roll.queries.ts';

/** What the toast of a move offers. */
export function useRollUndo(): (moved: Pick<Roll, 'id' | 'version' | 'number'>) => Undo {
  const { t } = useTranslation('nominal-roll');
  return (moved) => ({
    run: () => undoRollMove(moved),
    done: t('undo.done', { number: moved.number }),
    failed: t('undo.failed'),
  });
}
