import { isUndoable } from '@sewa/contract/applications/undo-move';
import { useTranslation } from 'react-i18next';
import type { Undo } from '../../platform/toast.ts';
import { undoMove } from './application.queries.ts';

/** What the toast of a move offers; nothing where there is no way back. */
export function useUndo(): (
  moved: { id: string; version: number; name: string },
  to: number,
) => Undo | undefined {
  const { t } = useTranslation('applications');
  return (moved, to) =>
    isUndoable(to)
      ? {
          run: () => undoMove(moved),
          done: t('undo.done', { name: moved.name }),
          failed: t('undo.failed'),
        }
      : undefined;
}
