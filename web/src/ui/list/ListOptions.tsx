import { mdiDotsVertical } from '@mdi/js';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { Sheet } from '../Sheet.tsx';
import type { ListRow } from './list.types.ts';
import { ColumnOptions } from './options/ColumnOptions.tsx';
import { FileOptions } from './options/FileOptions.tsx';
import { OrderOptions } from './options/OrderOptions.tsx';
import { SavedViews } from './options/SavedViews.tsx';
import type { ResourceListState } from './use-list.ts';

/** Whatever one does with a list now and then: views, order, columns, export, print. The same on a desk and a phone. */
export function ListOptions<Row extends ListRow>(props: { list: ResourceListState<Row>; isPhone: boolean }) {
  const { list, isPhone } = props;
  const { t } = useTranslation('ui');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const options = (
    <>
      <SavedViews list={list} onDone={close} />
      <OrderOptions list={list} isPhone={isPhone} />
      {!isPhone && <ColumnOptions list={list} />}
      <FileOptions list={list} />
    </>
  );
  return (
    <>
      <Button
        startIcon={<Icon path={mdiDotsVertical} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ minWidth: 44, px: 1, whiteSpace: 'nowrap' }}
      >
        {t('list.more')}
      </Button>
      {isPhone && anchor !== null && (
        <Sheet title={t('list.more')} onClose={close}>
          {options}
        </Sheet>
      )}
      {!isPhone && (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': t('list.more'),
              sx: { width: 360, maxWidth: '100%', p: 2 },
            },
          }}
        >
          {options}
        </Popover>
      )}
    </>
  );
}
