import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import type { BoardStatus } from './use-board.ts';

interface ColumnChoiceProps<Key extends string | number> {
  label: string;
  statuses: readonly BoardStatus<Key>[];
  countOf: (status: Key) => number;
  chosen: Key;
  onChoose: (status: Key) => void;
}

/** A phone shows one column at a time. */
export function ColumnChoice<Key extends string | number>(props: ColumnChoiceProps<Key>) {
  const { number } = useFormat();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={props.label}
      spacing={1}
      sx={{ overflowX: 'auto', pb: 1, mb: 1, mx: -2, px: 2 }}
    >
      {props.statuses.map(({ key, label, icon }) => (
        <Chip
          key={key}
          icon={<Icon path={icon} />}
          label={`${label} ${number(props.countOf(key))}`}
          aria-pressed={key === props.chosen}
          color={key === props.chosen ? 'primary' : 'default'}
          variant={key === props.chosen ? 'filled' : 'outlined'}
          onClick={() => props.onChoose(key)}
          sx={{ height: 44, borderRadius: 22, flexShrink: 0 }}
        />
      ))}
    </Stack>
  );
}
