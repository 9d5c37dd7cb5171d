import { mdiMagnify } from '@mdi/js';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FilterChip } from './FilterChip.tsx';
import type { FilterValue, ListRow } from './list.types.ts';
import { PrintButton } from './PrintButton.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { ResourceListState } from './use-list.ts';

const TYPING_PAUSE_MS = 300;

export function ListToolbar<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { filters = [] } = list.definition;
  return (
    <Stack spacing={1} sx={{ mb: 0.5 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {list.definition.hasSearch !== false && <Search list={list} />}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', ml: { md: 'auto' } }}>
          <SortMenu list={list} />
          <SavedViews list={list} />
          <ColumnsMenu list={list} />
          <ExportMenu list={list} />
          <PrintButton list={list} />
        </Stack>
      </Stack>
      {filters.length > 0 && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {filters.map((filter) => (
            <FilterChip
              key={filter.field}
              filter={filter}
              values={list.state.filter}
              onChange={(part) => list.change({ filter: withoutUnset({ ...list.state.filter, ...part }) })}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function withoutUnset(
  values: Readonly<Record<string, FilterValue | undefined>>,
): Record<string, FilterValue> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  );
}

/** Searches after a pause in typing; the text on screen is the reader's, the one in the address follows. */
function Search<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { q } = list.state;
  const { change } = list;
  const [text, setText] = useState(q);
  const [sent, setSent] = useState(q);
  if (q !== sent) {
    // Back, or a saved view, changed the search.
    setSent(q);
    setText(q);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      change({ q: wanted }, { isTyping: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, sent, change]);
  return (
    <TextField
      type="search"
      size="small"
      value={text}
      onChange={(event) => setText(event.target.value)}
      label={t('list.search')}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} />
            </InputAdornment>
          ),
        },
        htmlInput: { maxLength: 100, enterKeyHint: 'search' },
      }}
      sx={{ flex: { xs: '1 1 100%', md: '0 1 320px' } }}
    />
  );
}
