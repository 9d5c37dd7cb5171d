import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Arrival, Gathering } from '@sewa/contract/oae/gatherings';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../ui/use-act.ts';
import { useBlocks } from '../oae.queries.ts';
import { changeArrival } from './day.queries.ts';
import type { Seat } from './seat.ts';

interface SeatChoiceProps {
  gathering: Gathering;
  arrival: Arrival;
  onSeated: (seat: Seat) => void;
}

/** The seat block on the card of whoever came last: given at once, without looking for the person in the list. */
export function SeatChoice({ gathering, arrival, onSeated }: SeatChoiceProps) {
  const { t } = useTranslation('oae');
  const { act, isBusy } = useAct();
  const blocks = useBlocks(gathering.centre).data ?? [];
  const block = arrival.block ?? '';
  const seat = (next: string, name: string) =>
    void act({
      run: () => changeArrival(gathering.id, { arrival: arrival.id, block: next }),
      done: t('arrival.seated', { name: arrival.name, block: name }),
      failed: t('arrival.failed'),
      onDone: () => onSeated({ block: next, blockName: name }),
    });
  return (
    <TextField
      select
      size="small"
      label={t('gate.block')}
      value={blocks.some(({ id }) => id === block) ? block : ''}
      disabled={isBusy || blocks.length === 0}
      onChange={({ target }) => seat(target.value, blocks.find(({ id }) => id === target.value)?.name ?? '')}
      sx={{ maxWidth: 340 }}
    >
      {blocks.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
