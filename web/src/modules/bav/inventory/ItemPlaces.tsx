import { mdiCounter } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { inventory } from '@sewa/contract/bav/inventory';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { LevelBar } from '../stock/LevelBar.tsx';
import { markToCount } from './inventory.queries.ts';

type ItemStock = RowOf<typeof inventory.read>;
type Place = ItemStock['locations'][number];

/** Where an item is, and what it cost there. */
export function ItemPlaces({ stock }: { stock: ItemStock }) {
  const { t } = useTranslation('bav');
  const { money, number, day } = useFormat();
  const words = useResourceWords(inventory);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (stock.locations.length === 0)
    return <Typography color="textSecondary">{t('inventory.nowhere')}</Typography>;
  if (isPhone)
    return (
      <Box component="ul" aria-label={t('inventory.places')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {stock.locations.map((place) => (
          <Box component="li" key={place.location} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
              <b>{place.name}</b>
              <span>{money(place.value)}</span>
            </Box>
            <LevelBar onHand={place.quantity} level={stock.reorderLevel} />
            <Typography variant="body2" color="textSecondary">
              {[
                place.inTransit > 0 && `${words.label('inTransit')} ${number(place.inTransit)}`,
                place.lastSoldDay && `${words.label('lastSoldDay')} ${day(place.lastSoldDay)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <CountMe stock={stock} place={place} />
          </Box>
        ))}
      </Box>
    );
  return (
    <TableContainer role="region" tabIndex={0} aria-label={t('inventory.places')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{words.label('location')}</TableCell>
            <TableCell>{words.label('onHand')}</TableCell>
            <TableCell align="right">{words.label('inTransit')}</TableCell>
            <TableCell align="right">{words.label('value')}</TableCell>
            <TableCell>{words.label('lastSoldDay')}</TableCell>
            <TableCell>{words.label('isToCount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stock.locations.map((place) => (
            <TableRow key={place.location}>
              <TableCell>{place.name}</TableCell>
              <TableCell>
                <LevelBar onHand={place.quantity} level={stock.reorderLevel} />
              </TableCell>
              <TableCell align="right">{place.inTransit > 0 ? number(place.inTransit) : ''}</TableCell>
              <TableCell align="right">{money(place.value)}</TableCell>
              <TableCell>{place.lastSoldDay && day(place.lastSoldDay)}</TableCell>
              <TableCell>
                <CountMe stock={stock} place={place} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Asks for a count of the item at a location, or takes the request back. */
function CountMe({ stock, place }: { stock: ItemStock; place: Place }) {
  const { t } = useTranslation('bav');
  const { may } = useSession();
  const words = useResourceWords(inventory);
  const { act, isBusy } = useAct();
  const isMarked = place.countMeSince !== null;
  if (!may(inventory.mark.requirement))
    return isMarked ? <Chip size="small" color="warning" label={words.label('isToCount')} /> : null;
  return (
    <Button
      size="small"
      variant={isMarked ? 'outlined' : 'text'}
      color={isMarked ? 'warning' : 'primary'}
      startIcon={<Icon path={mdiCounter} />}
      disabled={isBusy}
      aria-pressed={isMarked}
      onClick={() =>
        void act({
          run: () => markToCount(stock.id, place.location, !isMarked),
          done: isMarked ? t('inventory.unmarked') : t('inventory.marked'),
          failed: t('entry.failed'),
        })
      }
    >
      {isMarked ? words.label('isToCount') : t('inventory.mark')}
    </Button>
  );
}
