import { toastTypes } from '@sewa/contract/kernel/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../platform/toast.ts';
import type { BulkAction, ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

/** Runs an act on the chosen rows, one after the other; those that were refused stay chosen. */
export function useBulkRun<Row extends ListRow>(list: ResourceListState<Row>) {
  const { t } = useTranslation('ui');
  const queryClient = useQueryClient();
  const [done, setDone] = useState<number | null>(null);

  async function run(action: BulkAction<Row>) {
    const refused = new Map<string, Row>();
    let lastText = '';
    setDone(0);
    for (const [id, row] of list.selected) {
      try {
        await action.run(row);
      } catch (error) {
        refused.set(id, row);
        lastText = error instanceof Error ? error.message : '';
      }
      setDone((before) => (before ?? 0) + 1);
    }
    setDone(null);
    const succeeded = list.selected.size - refused.size;
    list.setSelected(refused);
    await queryClient.invalidateQueries({ queryKey: [list.definition.endpoint.path] });
    if (refused.size === 0) showToast(toastTypes.SUCCESS, t('selection.done', { count: succeeded }));
    else
      showToast(
        toastTypes.WARNING,
        t('selection.partly', { succeeded, refused: refused.size, text: lastText }),
      );
  }

  return { run, isRunning: done !== null, done: done ?? 0 };
}
