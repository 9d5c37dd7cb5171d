import { mdiWheelchairAccessibility } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Gathering } from '@sewa/contract/oae/gatherings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { type Floor, useFloor } from './day.queries.ts';
import { seatCells } from './floor.rules.ts';

type Block = Floor['blocks'][number];

interface FloorPictureProps {
  gathering: Gathering;
  /** The block whose people are listed below. */
  chosen: string | null;
  onChoose: (block: string | null) => void;
}

/** The seats by block, filling as people come. */
export function FloorPicture({ gathering, chosen, onChoose }: FloorPictureProps) {
  const { t } = useTranslation('oae');
  const { number } = useFormat();
  const { data: floor, error, refetch } = useFloor(gathering.id);
  if (error && !floor) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!floor) return <Skeleton variant="rounded" height={260} />;
  return (
    <Box component="section" aria-label={t('floor.title')}>
      <Counts floor={floor} />
      <Typography
        aria-hidden
        variant="body2"
        color="textSecondary"
        sx={{ textAlign: 'center', border: 1, borderColor: 'divider', borderRadius: 1, py: 0.5, mb: 1.5 }}
      >
        {t('floor.stage')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))' }}>
        {floor.blocks.map((block) => (
          <BlockTile
            key={block.id}
            block={block}
            isChosen={chosen === block.id}
            onClick={() => onChoose(chosen === block.id ? null : block.id)}
          />
        ))}
      </Box>
      {floor.blocks.length === 0 && <Typography color="textSecondary">{t('floor.noBlocks')}</Typography>}
      {floor.withoutBlock > 0 && (
        <Typography sx={{ mt: 1.5 }}>
          {t('floor.withoutBlock', { count: floor.withoutBlock, shown: number(floor.withoutBlock) })}
        </Typography>
      )}
    </Box>
  );
}

function Counts({ floor }: { floor: Floor }) {
  const { t } = useTranslation('oae');
  const counts = [
    ['members', floor.members],
    ['attendants', floor.attendants],
    ['wheelchairs', floor.wheelchairs],
    ['stretchers', floor.stretchers],
    ...(floor.left > 0 ? [['left', floor.left] as const] : []),
  ] as const;
  const { number } = useFormat();
  return (
    <Stack
      component="dl"
      direction="row"
      useFlexGap
      sx={{ m: 0, mb: 2, flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
    >
      {counts.map(([name, count]) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`floor.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>
            {number(count)}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

function BlockTile({ block, isChosen, onClick }: { block: Block; isChosen: boolean; onClick: () => void }) {
  const { t } = useTranslation('oae');
  const { number } = useFormat();
  const isFull = block.taken >= block.seats;
  return (
    <ButtonBase
      onClick={onClick}
      aria-pressed={isChosen}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        textAlign: 'left',
        p: 1.5,
        borderRadius: 1,
        border: isChosen ? 2 : 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {block.name}
      </Typography>
      <Typography component="span" sx={{ display: 'block', fontSize: '1.25rem' }}>
        {t('floor.taken', { taken: number(block.taken), seats: number(block.seats) })}
      </Typography>
      <Seats block={block} />
      <Typography
        component="span"
        variant="body2"
        sx={{
          display: 'flex',
          minHeight: 24,
          gap: 0.5,
          alignItems: 'center',
          color: isFull ? 'warning.main' : 'text.secondary',
        }}
      >
        {isFull && <strong>{t('floor.full')}</strong>}
        {(block.hasWheelchairRoom || block.wheelchairs > 0) && (
          <>
            <Icon path={mdiWheelchairAccessibility} fontSize="small" />
            {t('floor.inWheelchairs', { count: block.wheelchairs, shown: number(block.wheelchairs) })}
          </>
        )}
      </Typography>
    </ButtonBase>
  );
}

/** A dot a seat, or a dot for several in a large block. */
function Seats({ block }: { block: Block }) {
  const { cells, filled } = seatCells(block);
  const colour = block.taken > block.seats ? 'error.main' : 'primary.main';
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'grid', gap: '3px', my: 1, gridTemplateColumns: 'repeat(10, 1fr)' }}
    >
      {Array.from({ length: cells }, (_, place) => (
        <Box
          component="span"
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by nothing but their place
          key={place}
          sx={{
            aspectRatio: 1,
            borderRadius: '30%',
            bgcolor: place < filled ? colour : 'divider',
          }}
        />
      ))}
    </Box>
  );
}
