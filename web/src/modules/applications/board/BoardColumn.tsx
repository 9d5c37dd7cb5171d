import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ApplicationStatus, openStatuses } from '@sewa/contract/applications/application-moves';
import type { ApplicationRow, applications } from '@sewa/contract/applications/applications';
import type { RowOf } from '@sewa/contract/kernel/endpoint';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { RetryList } from '../../../ui/RetryList.tsx';
import { type ApplicationFilter, useColumn } from '../application.queries.ts';
import { useApplicationLabels } from '../use-application-labels.ts';
import { BoardCard } from './BoardCard.tsx';

const STEP = 20;
const MOST = 500;

interface BoardColumnProps {
  status: ApplicationStatus;
  filter: ApplicationFilter;
  counts: RowOf<typeof applications.counts> | undefined;
  dragged: ApplicationRow | null;
  /** The card that was moved last takes the focus where it arrives. */
  moved: string | null;
  onDrag: (row: ApplicationRow | null) => void;
  onMove: (row: ApplicationRow, to: number) => void;
}

export function BoardColumn({ status, filter, counts, dragged, moved, onDrag, onMove }: BoardColumnProps) {
  const { t } = useTranslation('applications');
  const { number } = useFormat();
  const heading = useId();
  const labels = useApplicationLabels();
  const [size, setSize] = useState(STEP);
  const [isOver, setIsOver] = useState(false);
  const isClosed = !openStatuses.includes(status);
  const query = useColumn({ ...filter, status }, { isClosed, size });
  const rows = query.data?.rows ?? [];
  const left = (query.data?.total ?? 0) - rows.length;
  const mayDrop = dragged?.movesTo.includes(status) ?? false;
  const { label, icon } = labels.status(status);
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      onDragOver={(event) => {
        if (!mayDrop) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!mayDrop || dragged === null) return;
        event.preventDefault();
        setIsOver(false);
        onMove(dragged, status);
        onDrag(null);
      }}
      sx={{
        flex: { xs: '1 1 100%', md: '0 0 284px' },
        minWidth: 0,
        p: 1,
        borderRadius: 1,
        border: 2,
        borderStyle: mayDrop ? 'dashed' : 'solid',
        borderColor: mayDrop ? 'primary.main' : 'transparent',
        bgcolor: isOver && mayDrop ? 'var(--accent-tint)' : 'var(--raised)',
        opacity: dragged !== null && !mayDrop && dragged.status !== status ? 0.5 : 1,
      }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{
          alignItems: 'center',
          minHeight: 32,
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'inherit',
        }}
      >
        <Icon path={icon} fontSize="small" sx={{ color: 'text.secondary' }} />
        <Typography id={heading} component="h2" sx={{ fontWeight: 600, flexGrow: 1, lineHeight: 1.3 }}>
          {label}
        </Typography>
        <Typography color="textSecondary" aria-label={t('boardCount', { count: query.data?.total ?? 0 })}>
          {query.data ? number(query.data.total) : '\u2007'}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: 20, mb: 1 }}>
        {counts && counts.old > 0 && t('oldOnes', { count: counts.old, shown: number(counts.old) })}
      </Typography>
      {query.error && !query.data && <RetryList onRetry={() => void query.refetch()} />}
      {query.isPending && <CardSkeletons />}
      {query.data && rows.length === 0 && (
        <Typography color="textSecondary" sx={{ textAlign: 'center', py: 3 }}>
          {t('nothingHere')}
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row) => (
          <BoardCard
            key={row.id}
            row={row}
            isMoved={row.id === moved}
            isDragged={row.id === dragged?.id}
            onDrag={onDrag}
            onMove={(to) => onMove(row, to)}
          />
        ))}
      </Stack>
      {left > 0 && size < MOST && (
        <Button
          fullWidth
          loading={query.isFetching}
          onClick={() => setSize(Math.min(MOST, size + STEP))}
          sx={{ mt: 1 }}
        >
          {t('showMore', { count: left, shown: number(left) })}
        </Button>
      )}
    </Box>
  );
}

function CardSkeletons() {
  return (
    <Stack spacing={1} aria-hidden>
      <Skeleton variant="rounded" height={112} />
      <Skeleton variant="rounded" height={112} />
    </Stack>
  );
}
