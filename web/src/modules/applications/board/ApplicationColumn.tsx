import { type ApplicationStatus, openStatuses } from '@sewa/contract/applications/application-moves';
import type { ApplicationRow, applications } from '@sewa/contract/applications/applications';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { BoardColumn } from '../../../ui/board/BoardColumn.tsx';
import type { Board } from '../../../ui/board/use-board.ts';
import { AgeChip } from '../AgeChip.tsx';
import { type ApplicationFilter, useColumn } from '../application.queries.ts';
import { useApplicationLabels } from '../use-application-labels.ts';
import { CardWords } from './CardWords.tsx';

const STEP = 20;
const MAX_CARDS = 500;

interface ApplicationColumnProps {
  board: Board<ApplicationRow, number>;
  status: ApplicationStatus;
  filter: ApplicationFilter;
  counts: RowOf<typeof applications.counts> | undefined;
}

/** The applications in one status, as many as have been asked for. */
export function ApplicationColumn({ board, status, filter, counts }: ApplicationColumnProps) {
  const { t } = useTranslation('applications');
  const { number } = useFormat();
  const labels = useApplicationLabels();
  const [size, setSize] = useState(STEP);
  const isClosed = !openStatuses.includes(status);
  const query = useColumn({ ...filter, status }, { isClosed, size });
  const total = query.data?.total ?? 0;
  return (
    <BoardColumn
      board={board}
      status={{ key: status, ...labels.status(status) }}
      cards={query.data?.rows}
      total={total}
      totalLabel={t('boardCount', { count: total })}
      note={counts && counts.old > 0 && t('oldOnes', { count: counts.old, shown: number(counts.old) })}
      hasFailed={query.error !== null}
      onRetry={() => void query.refetch()}
      onMore={size < MAX_CARDS ? () => setSize(Math.min(MAX_CARDS, size + STEP)) : undefined}
      isFetching={query.isFetching}
      renderCard={(row) => <CardWords row={row} />}
      renderFoot={(row) => <AgeChip application={row} />}
    />
  );
}
