import { mdiMagnifyClose, mdiTrayPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../platform/use-loaded.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { HearChanges } from '../HearChanges.tsx';
import { NoPermission } from '../NoPermission.tsx';
import { RetryList } from '../RetryList.tsx';
import { ListCards } from './ListCards.tsx';
import { ListPager } from './ListPager.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListRow } from './list.types.ts';
import type { ResourceListProps } from './resource-list-props.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useRememberQueue } from './use-remember-queue.ts';

// A phone never shows the table, which weighs more than the rest of the kit. On a desk it comes beside the first rows.
const loadGrid = () => import('./ListGrid.tsx');
const loadNothing = async () => null;

/** Paging, sorting, filters, search, saved views, selection, export and the four states of any list. */
export function ResourceList<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { list } = props;
  const { definition } = list;
  useRememberQueue(list, props.openRow);
  if (!list.isAllowed) return <NoPermission requirement={definition.endpoint.requirement} />;
  return (
    <>
      {definition.event && <HearChanges event={definition.event} path={definition.endpoint.path} />}
      <ListToolbar list={list} />
      <Box sx={{ height: 4 }}>
        {list.isFetching && !list.isFirstLoad && <LinearProgress aria-hidden sx={{ height: 2 }} />}
      </Box>
      <Rows {...props} />
    </>
  );
}

function Rows<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { t } = useTranslation('ui');
  const { list, empty } = props;
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const grid = useLoaded(isPhone || props.renderRows ? loadNothing : loadGrid);
  if (list.error && list.rows.length === 0) {
    return (
      <Frame>
        <RetryList onRetry={list.refetch} />
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
  if (grid.hasFailed) {
    return (
      <Frame>
        <ErrorState error={null} onRetry={grid.retry} />
      </Frame>
    );
  }
  return (
    <>
      <Body {...props} isPhone={isPhone} Grid={grid.part?.ListGrid} />
      <ListPager list={list} />
      {props.bulkActions && <SelectionBar list={list} actions={props.bulkActions} />}
    </>
  );
}

interface BodyProps<Row extends ListRow> extends ResourceListProps<Row> {
  isPhone: boolean;
  Grid: ComponentType<ResourceListProps<Row>> | undefined;
}

function Body<Row extends ListRow>({ isPhone, Grid, ...props }: BodyProps<Row>) {
  if (props.renderRows) return props.renderRows(props.list.rows);
  if (isPhone) return <ListCards {...props} />;
  return Grid ? <Grid {...props} /> : <ListSkeleton list={props.list} isPhone={false} />;
}

function Frame({ children }: { children: ReactNode }) {
  return <Paper variant="outlined">{children}</Paper>;
}
