import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

/** Which rows of how many, and the way to the others. */
export function ListPager<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const { page, size } = list.state;
  const { total } = list;
  const from = page * size + 1;
  const to = Math.min(from + size - 1, total ?? 0);
  const turn = (next: number) => {
    window.scrollTo(0, 0);
    list.change({ page: next });
  };
  return (
    <Box component="nav" aria-label={t('pager.label')} sx={{ display: 'flex', alignItems: 'center' }}>
      <Typography
        component="span"
        role="status"
        sx={{ minWidth: '9em', textAlign: 'right', mr: 0.5, whiteSpace: 'nowrap' }}
      >
        {total === undefined || total === 0
          ? '\u2007'
          : t('pager.range', { from: number(from), to: number(to), total: number(total) })}
      </Typography>
      <IconButton
        size="small"
        aria-label={t('pager.previous')}
        disabled={page === 0}
        onClick={() => turn(page - 1)}
      >
        <Icon path={mdiChevronLeft} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('pager.next')}
        disabled={to >= (total ?? 0)}
        onClick={() => turn(page + 1)}
      >
        <Icon path={mdiChevronRight} />
      </IconButton>
    </Box>
  );
}
