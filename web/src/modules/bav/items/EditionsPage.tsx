import { mdiBookMultipleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Edition, editions } from '@sewa/contract/bav/editions';
import { items } from '@sewa/contract/bav/items';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { ItemPicture } from './ItemPicture.tsx';

/** /bav/sku/editions: a row for each title, a column for each language. */
export function EditionsPage() {
  const { t } = useTranslation(['bav', 'app', 'ui']);
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const words = useResourceWords(items);
  const { data, error, refetch } = useQuery({
    queryKey: [editions.list.path, q],
    queryFn: ({ signal }) => call(editions.list, { query: { q }, signal }),
    placeholderData: keepPreviousData,
  });
  const languages = [
    ...new Set((data ?? []).flatMap((title) => title.editions.map(({ language }) => language))),
  ].sort();
  return (
    <>
      <PageHeader trail={[{ label: words.many, to: '/bav/sku' }]} title={t('editions.title')} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('editions.hint')}
      </Typography>
      <TextField
        type="search"
        label={t('editions.search')}
        value={q}
        onChange={({ target }) =>
          setParams(target.value === '' ? {} : { q: target.value }, { replace: true })
        }
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ width: '100%', maxWidth: 360, mb: 2 }}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <EmptyState icon={mdiBookMultipleOutline} title={t('editions.none')} />}
      {data && data.length > 0 && (
        <TableContainer role="region" tabIndex={0} aria-label={t('editions.title')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{words.label('title')}</TableCell>
                {languages.map((language) => (
                  <TableCell key={language}>{language || words.label('language')}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((title) => (
                <TableRow key={title.name} hover>
                  <TableCell component="th" scope="row" sx={{ minWidth: 160 }}>
                    {title.name}
                  </TableCell>
                  {languages.map((language) => (
                    <TableCell key={language} sx={{ minWidth: 140, verticalAlign: 'top' }}>
                      {title.editions
                        .filter((edition) => edition.language === language)
                        .map((edition) => (
                          <EditionCell key={edition.id} edition={edition} />
                        ))}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  );
}

function EditionCell({ edition }: { edition: Edition }) {
  const { t } = useTranslation('bav');
  const { money, number } = useFormat();
  const { id, code, price, onHand, photo } = edition;
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 0.5 }}>
      <ItemPicture photo={photo} size={36} />
      <span>
        <Link component={RouterLink} to={`/bav/sku/${id}`}>
          {code}
        </Link>
        <Typography variant="body2" color={onHand === 0 ? 'warning' : 'textSecondary'}>
          {money(price)} ·{' '}
          {onHand === 0 ? t('editions.soldOut') : t('editions.left', { count: number(onHand) })}
        </Typography>
      </span>
    </Box>
  );
}
