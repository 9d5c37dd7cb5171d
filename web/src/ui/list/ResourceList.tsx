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
import { ListCards } from './ListCards.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListPager } from './ListPager.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListRow } from './list.types.ts';
import type { ResourceListProps } from './resource-list-props.ts';
import { SelectionBar } from './SelectionBar.tsx';

/** Paging, sorting, filters, search, saved views, selection, export and the four states of any list. */
export function ResourceList<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { list } = props;
  const { definition } = list;
  if (!list.isAllowed) return <NoPermission requirement={definition.endpoint.requirement} />;
  return (
    <>
      {definition.event && <HearChanges event={definition.event} path={definition.endpoint.path} />}
      <ListToolbar list={list} />
      <Box sx={{ height: 4 }}>
        {list.isFetching && !list.isFirstLoad && <LinearProgress sx={{ height: 2 }} />}
      </Box>
      <Rows {...props} />
    </>
  );
}

function Rows<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { t } = useTranslation('ui');
  const { list, empty } = props;
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  if (list.error && list.rows.length === 0) {
    return (
      <Frame>
        <ErrorState error={list.error} onRetry={list.refetch} />
      </Frame>
    );
  }
  if (list.isFirstLoad) return <ListSkeleton list={list} isPhone={isPhone} />;
  if (list.rows.length === 0 && list.isFiltered) {
    const clear = <Button onClick={() => list.change({ q: '', filter: {} })}>{t('list.clear')}</Button>;
    return (
      <Frame>
        <EmptyState
          icon={mdiMagnifyClose}
          title={t('list.nothingFound')}
          text={t('list.nothingFoundText')}
          action={clear}
        />
      </Frame>
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
      <Body {...props} isPhone={isPhone} />
      <ListPager list={list} />
      {props.bulkActions && <SelectionBar list={list} actions={props.bulkActions} />}
    </>
  );
}

function Body<Row extends ListRow>({ isPhone, ...props }: ResourceListProps<Row> & { isPhone: boolean }) {
  if (props.renderRows) return props.renderRows(props.list.rows);
  return isPhone ? <ListCards {...props} /> : <ListGrid {...props} />;
}

function Frame({ children }: { children: ReactNode }) {
  return <Paper variant="outlined">{children}</Paper>;
}
