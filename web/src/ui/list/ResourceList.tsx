import { mdiMagnifyClose, mdiTrayPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { HearChanges } from '../HearChanges.tsx';
import { NoPermission } from '../NoPermission.tsx';
import { RetryList } from '../RetryList.tsx';
import { ListCards } from './ListCards.tsx';
import { ListPager } from './ListPager.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListRow } from './list.types.ts';
import { NotRefreshed } from './NotRefreshed.tsx';
import type { ResourceListProps } from './resource-list-props.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useRememberQueue } from './use-remember-queue.ts';

/** Paging, sorting, filters, search, saved views, selection, export and the four states of any list. */
export function ResourceList<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { list } = props;
  const { definition } = list;
  useRememberQueue(list, props.openRow);
  if (!list.isAllowed) return <NoPermission requirement={definition.endpoint.requirement} />;
  return (
    <Box sx={props.isDense ? { ...measures, ...dense } : measures}>
      {definition.event && <HearChanges event={definition.event} path={definition.endpoint.path} />}
      <ListToolbar list={list} />
      <Box sx={{ position: 'relative', height: 0, zIndex: 4 }}>
        {list.isFetching && !list.isFirstLoad && (
          <LinearProgress aria-hidden sx={{ position: 'absolute', width: '100%', height: 2, top: -2 }} />
        )}
      </Box>
      <Rows {...props} />
    </Box>
  );
}

/** Heights that several parts of the list must agree on. On a low screen there is less air and more rows. */
const measures = {
  '--list-bar': '52px',
  '--head-height': '36px',
  '--row-height': '2.75rem',
  '@media (max-height: 720px)': { '--list-bar': '44px', '--head-height': '32px', '--row-height': '2.5rem' },
  '@media (max-width: 899.95px)': { '--list-bar': '56px' },
};

const dense = {
  '--row-height': '2rem',
  '@media (max-height: 720px)': { '--list-bar': '44px', '--head-height': '28px', '--row-height': '1.875rem' },
};

function Rows<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { t } = useTranslation('ui');
  const { list, empty } = props;
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  if (list.error && list.rows.length === 0) {
    return (
      <Frame>
        {list.definition.endpoint.failsSilently ? (
          <RetryList onRetry={list.refetch} />
        ) : (
          <ErrorState error={list.error} onRetry={list.refetch} />
        )}
      </Frame>
    );
  }
  if (list.isFirstLoad) return <ListSkeleton isPhone={isPhone} />;
  if (list.rows.length === 0 && list.isFiltered) {
    return (
      <Stale isStale={list.isStale}>
        <Frame>
          <EmptyState
            icon={mdiMagnifyClose}
            title={t('list.nothingFound')}
            text={t('list.nothingFoundText')}
            action={<Button onClick={list.clear}>{t('list.clear')}</Button>}
          />
        </Frame>
      </Stale>
    );
  }
  if (list.rows.length === 0 && list.state.page === 0)
    return (
      <Frame>
        <EmptyState icon={mdiTrayPlus} {...empty} />
      </Frame>
    );
  return (
    <>
      {list.error && !list.definition.endpoint.failsSilently && <NotRefreshed list={list} />}
      <Stale isStale={list.isStale}>
        <Body {...props} isPhone={isPhone} />
      </Stale>
      {isPhone && (
        // Clear of the floating button.
        <Box sx={{ display: 'flex', justifyContent: 'center', pt: 1, pb: 9 }}>
          <ListPager list={list} />
        </Box>
      )}
      {props.bulkActions && <SelectionBar list={list} actions={props.bulkActions} />}
    </>
  );
}

function Body<Row extends ListRow>({ isPhone, ...props }: ResourceListProps<Row> & { isPhone: boolean }) {
  if (props.renderRows) return props.renderRows(props.list.rows);
  return isPhone ? <ListCards {...props} /> : <ListTable {...props} />;
}

/** Rows that answer an older question than the controls ask: dimmed, and out of reach until the answer is there. */
function Stale({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <Box
      data-stale={isStale}
      aria-busy={isStale}
      inert={isStale}
      sx={{ opacity: isStale ? 0.45 : 1, transition: 'opacity 0.15s' }}
    >
      {children}
    </Box>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <Paper variant="outlined">{children}</Paper>;
}
