import { mdiMagnify } from '@mdi/js';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { MAX_SCANNED_CODE } from '@sewa/contract/kernel/resource/paging';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

export function ListSearch<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={list.typed}
      onChange={(event) => list.setTyped(event.target.value)}
      placeholder={t('list.search')}
      startAdornment={
        <InputAdornment position="start">
          <Icon path={mdiMagnify} />
        </InputAdornment>
      }
      slotProps={{
        input: { 'aria-label': t('list.search'), maxLength: MAX_SCANNED_CODE, enterKeyHint: 'search' },
      }}
      sx={{ flex: { xs: '1 1 0', md: '0 1 220px' }, minWidth: 120, bgcolor: 'background.paper' }}
    />
  );
}
