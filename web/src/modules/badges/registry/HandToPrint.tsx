import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { badges } from '@sewa/contract/badges/badges';
import { MAX_PRINTED_CARDS } from '@sewa/contract/badges/cards';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { BulkDialogProps, Selection } from '../../../ui/list/list.types.ts';
import { printPath } from '../cards/card-paths.ts';

/** Goes to the page for printing with the chosen badges. Asks only where they are more than one print takes. */
export function HandToPrint({ selection, count, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['cards', 'ui']);
  const { number } = useFormat();
  const [isTaken, setIsTaken] = useState(count <= MAX_PRINTED_CARDS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [badges.list.path, 'to print', selection],
    queryFn: ({ signal }) => idsOf(selection, signal),
    enabled: isTaken,
  });
  if (data) return <Navigate to={printPath} state={{ ids: data }} />;
  const shown = number(MAX_PRINTED_CARDS);
  if (!isTaken)
    return (
      <ConfirmDialog
        title={t('print.title')}
        text={t('print.onlyFirst', { shown })}
        confirmLabel={t('print.takeFirst', { shown })}
        onConfirm={() => setIsTaken(true)}
        onCancel={onClose}
      />
    );
  if (error)
    return (
      <ConfirmDialog
        title={t('print.title')}
        text={t('print.pickFailed')}
        confirmLabel={t('ui:tryAgain')}
        isBusy={isFetching}
        onConfirm={() => void refetch()}
        onCancel={onClose}
      />
    );
  return (
    <Backdrop open>
      <CircularProgress aria-label={t('ui:loading')} />
    </Backdrop>
  );
}

const PAGE_SIZE = 500;

async function idsOf(selection: Selection, signal: AbortSignal): Promise<string[]> {
  if ('ids' in selection) return selection.ids;
  const ids: string[] = [];
  for (let page = 0; ids.length < MAX_PRINTED_CARDS; page += 1) {
    // The list has asked for the same rows by these filters already.
    const filter = selection.filter as QueryOf<typeof badges.list>['filter'];
    const { rows } = await call(badges.list, {
      query: { q: selection.q, filter, page, size: PAGE_SIZE },
      signal,
    });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < PAGE_SIZE) break;
  }
  return ids.slice(0, MAX_PRINTED_CARDS);
}
