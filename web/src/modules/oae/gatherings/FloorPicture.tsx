import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Gathering } from '@sewa/contract/oae/gatherings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { BlockTile } from './BlockTile.tsx';
import { type Floor, useFloor } from './day.queries.ts';

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
