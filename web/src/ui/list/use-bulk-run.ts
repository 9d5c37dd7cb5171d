import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import type { BulkResult } from '@sewa/contract/kernel/resource/selection';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../platform/call-error.ts';
import { showToast, type Undo } from '../../platform/toast.ts';
import { fetchAllRows } from './list.query.ts';
import type { BulkAct, BulkTexts, ListRow, Selection } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

/** Runs an act on the chosen rows; those that were refused stay chosen, and the report names them. */
export function useBulkRun<Row extends ListRow & { name?: string }>(list: ResourceListState<Row>) {
  const { t } = useTranslation('ui');
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [report, setReport] = useState<BulkResult | null>(null);

  async function finish(result: BulkResult, undo?: () => Promise<unknown>, texts?: BulkTexts) {
    const refetch = () => queryClient.invalidateQueries({ queryKey: [list.definition.endpoint.path] });
    const refused = new Set(result.refused.map((one) => one.id));
    list.setSelected(new Map([...list.selected].filter(([id]) => refused.has(id))));
    await refetch();
    if (result.refused.length > 0) setReport(result);
    // Beside a report that names the refused ones, only what can be undone is said again.
    if (result.refused.length === 0 || (result.done > 0 && undo))
      showToast(
        toastTypes.SUCCESS,
        texts?.done ?? t('selection.done', { count: result.done }),
        undo && wayBack(undo, refetch),
      );
  }

  function wayBack(undo: () => Promise<unknown>, refetch: () => Promise<void>): Undo {
    const run = async () => {
      await undo();
      await refetch();
    };
    return { run, done: t('selection.undone'), failed: t('selection.undoFailed') };
  }

  async function runSelection(run: (selection: Selection) => Promise<BulkResult>) {
    setProgress({ done: 0, total: 0 });
    try {
      await finish(await run(list.selection));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast(toastTypes.ERROR, error.message);
    } finally {
      setProgress(null);
    }
  }

  /** Null when they could not be fetched; that was told. */
  async function findChosen(): Promise<Row[] | null> {
    if (!list.isEverything) return [...list.selected.values()];
    setProgress({ done: 0, total: 0 });
    try {
      return await fetchAllRows<Row>(list.definition.endpoint, list.asked);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast(toastTypes.ERROR, error.message);
      return null;
    } finally {
      setProgress(null);
    }
  }

  async function runRows({ run, undo, texts }: Extract<BulkAct<Row>, { kind: 'rows' }>) {
    const rows = await findChosen();
    if (rows === null) return;
    const result: BulkResult = { done: 0, refused: [] };
    const waysBack: (() => Promise<unknown>)[] = [];
    for (const [place, row] of rows.entries()) {
      setProgress({ done: place, total: rows.length });
      try {
        await run(row);
        result.done += 1;
        const back = undo?.(row);
        if (back) waysBack.push(back);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const message = error.said ?? texts?.failed ?? error.message;
        result.refused.push({ id: row.id, name: row.name ?? row.id, code: error.code, message });
      }
    }
    setProgress(null);
    await finish(result, waysBack.length > 0 ? () => inTurn(waysBack) : undefined, texts);
  }

  return { runRows, runSelection, finish, progress, report, closeReport: () => setReport(null) };
}

async function inTurn(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const act of acts) await act();
}
