import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ApplicationRow, applications } from '@sewa/contract/applications/applications';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { BoardRegion } from '../../../ui/board/BoardRegion.tsx';
import { ColumnChoice } from '../../../ui/board/ColumnChoice.tsx';
import { useBoard } from '../../../ui/board/use-board.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { FilterChip } from '../../../ui/list/FilterChip.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { ApplicationsHeader } from '../ApplicationsHeader.tsx';
import { type ApplicationFilter, useCounts } from '../application.queries.ts';
import { MoveDialog } from '../MoveDialog.tsx';
import { useApplicationLabels } from '../use-application-labels.ts';
import { ApplicationColumn } from './ApplicationColumn.tsx';
import { columnStatuses } from './columns.ts';
import { useBoardFilter } from './use-board-filter.ts';
import { useBoardRules } from './use-board-rules.ts';

type Counts = ReplyOf<typeof applications.counts>;

interface Asked {
  row: ApplicationRow;
  to: number;
}

/** Every status a column, every application a card: moved by drag where the move is allowed, or by its menu. */
export function BoardPage() {
  const { t } = useTranslation('applications');
  const { label } = useResourceWords(applications);
  const { may } = useSession();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const { filters, values, change, filter, chosenStatus, chooseStatus } = useBoardFilter();
  const counts = useCounts({
    ...(filter.type === undefined ? {} : { type: filter.type }),
    ...(filter.centre === undefined ? {} : { centre: filter.centre }),
  }).data;
  const labels = useApplicationLabels();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const onMove = (row: ApplicationRow, to: number) => setAsked({ row, to });
  const board = useBoard({ rules: useBoardRules(), onMove, moved });
  if (!may(applications.list.requirement))
    return <NoPermission requirement={applications.list.requirement} />;
  const statuses = isPhone ? [chosenStatus] : columnStatuses;
  return (
    <>
      <HearChanges event="application.changed" path={applications.list.path} />
      <ApplicationsHeader count={countOf(filter, counts)} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        {filters.map((one) => (
          <FilterChip key={one.field} filter={one} values={values} onChange={change} />
        ))}
      </Stack>
      {isPhone && (
        <ColumnChoice
          label={label('status')}
          statuses={columnStatuses.map((status) => ({ key: status, ...labels.status(status) }))}
          countOf={(status) => counts?.find((one) => one.status === status)?.total ?? 0}
          chosen={chosenStatus}
          onChoose={chooseStatus}
        />
      )}
      <BoardRegion label={t('board')}>
        {statuses.map((status) => (
          <ApplicationColumn
            key={status}
            board={board}
            status={status}
            filter={filter}
            counts={isWhole(filter) ? counts?.find((one) => one.status === status) : undefined}
          />
        ))}
      </BoardRegion>
      {asked && (
        <MoveDialog
          application={asked.row}
          to={asked.to}
          onMoved={() => {
            setMoved(asked.row.id);
            if (isPhone) chooseStatus(asked.to);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The counts know type and centre only. */
function isWhole({ isMine, minDays, maxDays }: ApplicationFilter): boolean {
  return isMine === undefined && minDays === undefined && maxDays === undefined;
}

function countOf(filter: ApplicationFilter, counts: Counts | undefined): number | undefined {
  if (counts === undefined || filter.minDays !== undefined || filter.maxDays !== undefined) return undefined;
  return counts.reduce((sum, one) => sum + (filter.isMine ? one.mine : one.total), 0);
}
