import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FilterBar } from './FilterBar.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { ListOptions } from './ListOptions.tsx';
import { ListPager } from './ListPager.tsx';
import { ListSearch } from './ListSearch.tsx';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

/** One bar that stays in view: search, filters, options, and on a desk the pages. */
export function ListToolbar<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 'var(--sticky-top)',
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 'var(--list-bar)',
        // Nothing of the rows shines through beside the bar.
        mx: { xs: -2, md: -3 },
        px: { xs: 2, md: 3 },
        bgcolor: 'background.default',
      }}
    >
      {list.definition.hasSearch !== false && <ListSearch list={list} />}
      {isPhone ? <FilterSheet list={list} /> : <FilterBar list={list} />}
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto', flexShrink: 0 }}>
        <ListOptions list={list} isPhone={isPhone} />
        {!isPhone && <ListPager list={list} />}
      </Box>
    </Box>
  );
}
