import { mdiDotsHorizontal } from '@mdi/js';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { Arrival, Gathering } from '@sewa/contract/oae/gatherings';
import { useTranslation } from 'react-i18next';
import { ToolMenu } from '../../../ui/ToolMenu.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { useBlocks } from '../oae.queries.ts';
import { cancelArrival, changeArrival } from './day.queries.ts';

/** Seat somebody elsewhere, note that they left, take a scan back. */
export function ArrivalMenu({ gathering, arrival }: { gathering: Gathering; arrival: Arrival }) {
  const { t } = useTranslation('oae');
  const { act } = useAct();
  const blocks = useBlocks(gathering.centre).data ?? [];
  const { id, name, block, leftAt } = arrival;
  const hasLeft = leftAt !== null;
  const change = (next: { block: string } | { hasLeft: boolean }, done: string) =>
    void act({
      run: () => changeArrival(gathering.id, { arrival: id, ...next }),
      done,
      failed: t('arrival.failed'),
    });
  return (
    <ToolMenu icon={mdiDotsHorizontal} label={t('arrival.change')}>
      <MenuItem
        onClick={() =>
          change({ hasLeft: !hasLeft }, t(hasLeft ? 'arrival.isBack' : 'arrival.hasLeft', { name }))
        }
      >
        {t(hasLeft ? 'arrival.cameBack' : 'arrival.goes')}
      </MenuItem>
      <MenuItem
        onClick={() =>
          void act({
            run: () => cancelArrival(gathering.id, id),
            done: t('scan.undone', { name }),
            failed: t('scan.undoFailed'),
          })
        }
      >
        {t('scan.undo')}
      </MenuItem>
      <Divider />
      <ListSubheader>{t('arrival.seatIn')}</ListSubheader>
      {blocks.map((one) => (
        <MenuItem
          key={one.id}
          selected={one.id === block}
          onClick={() => change({ block: one.id }, t('arrival.seated', { name, block: one.name }))}
        >
          {one.name}
        </MenuItem>
      ))}
    </ToolMenu>
  );
}
