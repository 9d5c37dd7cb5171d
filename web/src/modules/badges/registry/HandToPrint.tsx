import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { badges } from '@sewa/contract/badges/badges';
import { MAX_PRINTED_CARDS } from '@sewa/contract/badges/cards';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import type { BulkDialogProps, Selection } from '../../../ui/list/list.types.ts';
import { printPath } from '../cards/card-paths.ts';

/** Goes to the page for printing with the chosen badges; nothing is asked before. */
export function HandToPrint({ selection }: BulkDialogProps) {
  const { t } = useTranslation('ui');
  const { data } = useQuery({
    queryKey: [badges.list.path, 'to print', selection],
    queryFn: ({ signal }) => idsOf(selection, signal),
  });
  if (data) return <Navigate to={printPath} state={{ ids: data }} />;
  return (
    <Backdrop open>
      <CircularProgress aria-label={t('loading')} />
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
