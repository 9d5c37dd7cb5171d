import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { RetryList } from '../RetryList.tsx';
import { BoardCard } from './BoardCard.tsx';
import type { Board, BoardStatus } from './use-board.ts';

interface BoardColumnProps<Card, Key extends string | number> {
  board: Board<Card, Key>;
  status: BoardStatus<Key>;
  /** As far as they are fetched; undefined while they are fetched for the first time. */
  cards: readonly Card[] | undefined;
  total: number;
  /** The number of all in words, for whoever cannot see where it stands. */
  totalLabel: string;
  /** What is worth knowing of the column as a whole. */
  note?: ReactNode;
  hasFailed: boolean;
  onRetry: () => void;
  /** Left out: there are no more, or as many as can be shown. */
  onMore?: (() => void) | undefined;
  isFetching: boolean;
  renderCard: (card: Card) => ReactNode;
  /** Beside the button of the move menu. */
  renderFoot?: (card: Card) => ReactNode;
}

/** The cards of one status, and the place where a card is dropped to come here. */
export function BoardColumn<Card, Key extends string | number>(props: BoardColumnProps<Card, Key>) {
  const { board, status, cards, total } = props;
  const { t } = useTranslation('board');
  const { number } = useFormat();
  const heading = useId();
  const left = total - (cards?.length ?? 0);
  return (
    <DropFrame board={board} status={status.key} labelledBy={heading}>
      <Stack direction="row" spacing={1} sx={headLook}>
        <Icon path={status.icon} fontSize="small" sx={{ color: 'text.secondary' }} />
        <Typography id={heading} component="h2" sx={{ fontWeight: 600, flexGrow: 1, lineHeight: 1.3 }}>
          {status.label}
        </Typography>
        <Typography color="textSecondary" aria-label={props.totalLabel}>
          {cards ? number(total) : '\u2007'}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: 20, mb: 1 }}>
        {props.note}
      </Typography>
      {props.hasFailed && !cards && <RetryList onRetry={props.onRetry} />}
      {!props.hasFailed && !cards && <CardSkeletons />}
      {cards?.length === 0 && (
        <Typography color="textSecondary" sx={{ textAlign: 'center', py: 3 }}>
          {t('nothingHere')}
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {cards?.map((card) => (
          <BoardCard key={board.rules.idOf(card)} board={board} card={card} foot={props.renderFoot?.(card)}>
            {props.renderCard(card)}
          </BoardCard>
        ))}
      </Stack>
      {left > 0 && props.onMore && (
        <Button fullWidth loading={props.isFetching} onClick={props.onMore} sx={{ mt: 1 }}>
          {t('showMore', { count: left, shown: number(left) })}
        </Button>
      )}
    </DropFrame>
  );
}

interface DropFrameProps<Card, Key extends string | number> {
  board: Board<Card, Key>;
  status: Key;
  labelledBy: string;
  children: ReactNode;
}

/** While a card is dragged, the columns that it may come to are framed and the others fade. */
function DropFrame<Card, Key extends string | number>({
  board,
  status,
  labelledBy,
  children,
}: DropFrameProps<Card, Key>) {
  const [isOver, setIsOver] = useState(false);
  const { dragged, rules } = board;
  const mayDrop = board.mayDrop(status);
  const isElsewhere = dragged !== null && rules.statusOf(dragged) !== status;
  return (
    <Box
      component="section"
      aria-labelledby={labelledBy}
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
        board.onMove(dragged, status);
        board.drag(null);
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
        opacity: isElsewhere && !mayDrop ? 0.5 : 1,
      }}
    >
      {children}
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

const headLook = {
  alignItems: 'center',
  minHeight: 32,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bgcolor: 'inherit',
} as const;
