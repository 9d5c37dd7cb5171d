import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ApplicationRow } from '@sewa/contract/applications/applications';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { PhotoAvatar } from '../../../ui/photo/PhotoAvatar.tsx';
import { AgeChip } from '../AgeChip.tsx';
import { usePlace } from '../place.ts';
import { useApplicationLabels } from '../use-application-labels.ts';
import { MoveMenu } from './MoveMenu.tsx';

interface BoardCardProps {
  row: ApplicationRow;
  isMoved: boolean;
  isDragged: boolean;
  onDrag: (row: ApplicationRow | null) => void;
  onMove: (to: number) => void;
}

export function BoardCard({ row, isMoved, isDragged, onDrag, onMove }: BoardCardProps) {
  const { t } = useTranslation('applications');
  const { base } = usePlace();
  const labels = useApplicationLabels();
  const isMovable = row.movesTo.length > 0;
  return (
    <Card
      component="li"
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', row.name);
        onDrag(row);
      }}
      onDragEnd={() => onDrag(null)}
      sx={{ p: 1.25, cursor: isMovable ? 'grab' : 'default', opacity: isDragged ? 0.5 : 1 }}
    >
      <Stack direction="row" spacing={1.25} sx={{ alignItems: 'flex-start' }}>
        <PhotoAvatar photo={row.photo} name={row.name} size={36} />
        <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={`${base}/${row.id}`}
            // The link would be dragged in place of the card.
            draggable={false}
            ref={(link: HTMLAnchorElement | null) => {
              if (isMoved && link) focusOnce(link, row.version);
            }}
            underline="hover"
            sx={{ fontWeight: 600, color: 'text.primary', display: 'inline-block' }}
          >
            {row.name}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {t('cardLine', { type: labels.type(row.type), number: row.number })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {row.centreName}
          </Typography>
        </Box>
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        spacing={0.5}
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          mt: 0.75,
          minHeight: 36,
        }}
      >
        <AgeChip application={row} />
        {isMovable && <MoveMenu row={row} onMove={onMove} />}
      </Stack>
    </Card>
  );
}

/** A card that was moved has left the place where the reader was; the focus follows it, once. */
const focused = new WeakMap<HTMLAnchorElement, number>();
function focusOnce(link: HTMLAnchorElement, version: number): void {
  if (focused.get(link) === version) return;
  focused.set(link, version);
  link.focus();
}
