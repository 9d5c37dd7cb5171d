import { mdiWheelchairAccessibility } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Floor } from './day.queries.ts';
import { seatCells } from './floor.rules.ts';

type Block = Floor['blocks'][number];

interface BlockTileProps {
  block: Block;
  isChosen: boolean;
  onClick: () => void;
}

/** A block with its seats; pressed, the list below shows who sits there. */
export function BlockTile({ block, isChosen, onClick }: BlockTileProps) {
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
