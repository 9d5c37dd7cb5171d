import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { inventory } from '@sewa/contract/bav/inventory';
import { stockKindLabels } from '@sewa/contract/bav/stock-kinds';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ReasonDialog } from '../stock/ReasonDialog.tsx';
import { reverseDocument, useMovements } from './inventory.queries.ts';

const PAGE = 25;
const reversible = new Set(['opening', 'adjustment', 'count']);

type Movement = RowOf<typeof inventory.movements>['rows'][number];
interface ShownProps {
  rows: readonly Movement[];
  onReverse: (document: string) => void;
}

/** What came and went of an item, the latest first. */
export function ItemMovements({ id }: { id: string }) {
  const { t } = useTranslation('bav');
  const { number } = useFormat();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [page, setPage] = useState(0);
  const [reversing, setReversing] = useState<string | null>(null);
  const { data } = useMovements(id, { location: '', page });
  const Shown = isPhone ? MovementList : MovementTable;
  if (data === undefined) return <Skeleton variant="rounded" height={320} />;
  const pages = Math.ceil(data.total / PAGE);
  return (
    <Stack spacing={2}>
      <Shown rows={data.rows} onReverse={setReversing} />
      {pages > 1 && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('inventory.newer')}
          </Button>
          <Typography>{`${number(page + 1)} / ${number(pages)}`}</Typography>
          <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            {t('inventory.older')}
          </Button>
        </Stack>
      )}
      {reversing !== null && (
        <ReasonDialog
          title={t('inventory.reverseTitle')}
          submitLabel={t('inventory.reverse')}
          saved={t('inventory.reversedToast')}
          run={(reason) => reverseDocument(reversing, reason)}
          onClose={() => setReversing(null)}
        />
      )}
    </Stack>
  );
}

function MovementTable({ rows, onReverse }: ShownProps) {
  const { t } = useTranslation('bav');
  const { money, number, dateTime } = useFormat();
  const language = useStore(languageStore);
  return (
    <TableContainer role="region" tabIndex={0} aria-label={t('inventory.movements')}>
      <Table size="small" sx={{ '& td, & th': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('day')}</TableCell>
            <TableCell>{t('inventory.kind')}</TableCell>
            <TableCell>{t('inventory.where')}</TableCell>
            <TableCell align="right">{t('inventory.change')}</TableCell>
            <TableCell align="right">{t('inventory.after')}</TableCell>
            <TableCell align="right">{t('inventory.cost')}</TableCell>
            <TableCell>{t('inventory.by')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.location}/${row.seq}`}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateTime(row.at)}</TableCell>
              <TableCell>
                {stockKindLabels[row.kind][language]}
                <Details row={row} />
              </TableCell>
              <TableCell>{row.locationName}</TableCell>
              <TableCell align="right">
                <Change quantity={row.quantity} />
              </TableCell>
              <TableCell align="right">{number(row.quantityAfter)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {money(row.value)}
              </TableCell>
              <TableCell>{row.madeByName}</TableCell>
              <TableCell>
                <Reverse row={row} onReverse={onReverse} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function MovementList({ rows, onReverse }: ShownProps) {
  const { t } = useTranslation('bav');
  const { number, dateTime } = useFormat();
  const language = useStore(languageStore);
  return (
    <Box component="ul" aria-label={t('inventory.movements')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={`${row.location}/${row.seq}`}
          sx={{ py: 1, display: 'flex', gap: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <b>{stockKindLabels[row.kind][language]}</b> · {row.locationName}
            <Details row={row} />
            <Typography variant="body2" color="textSecondary">
              {[dateTime(row.at), row.madeByName].join(' · ')}
            </Typography>
            <Reverse row={row} onReverse={onReverse} />
          </Box>
          <Box sx={{ textAlign: 'right' }}>
            <Change quantity={row.quantity} />
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              {t('inventory.after')} {number(row.quantityAfter)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Details({ row }: { row: Movement }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {row.reference}
      </Box>
      {row.reference !== '' && row.reason !== '' && ' · '}
      {row.reason}
    </Typography>
  );
}

function Change({ quantity }: { quantity: number }) {
  const { number } = useFormat();
  return (
    <Box component="span" sx={{ color: quantity < 0 ? 'error.main' : 'success.main', fontWeight: 600 }}>
      {quantity > 0 ? `+${number(quantity)}` : `−${number(-quantity)}`}
    </Box>
  );
}

function Reverse({ row, onReverse }: { row: Movement; onReverse: (document: string) => void }) {
  const { t } = useTranslation('bav');
  const { may } = useSession();
  if (row.isReversed) return <Chip size="small" label={t('inventory.reversed')} />;
  if (!reversible.has(row.kind) || !may(inventory.reverse.requirement)) return null;
  return (
    <Button size="small" onClick={() => onReverse(row.document)}>
      {t('inventory.reverse')}
    </Button>
  );
}
