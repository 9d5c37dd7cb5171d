import { useTranslation } from 'react-i18next';
import type { Undo } from '../../../platform/toast.ts';
import { undoMoves } from '../registry/badge.queries.ts';

/** What the toast of a move offers. */
export function useMoveUndo(): (moved: { id: string; version: number; number: number }) => Undo {
  const { t } = useTranslation('badges');
  return ({ id, version, number }) => ({
    run: () => undoMoves([{ id, version }]),
    done: t('undo.done', { number }),
    failed: t('undo.failed'),
  });
}
