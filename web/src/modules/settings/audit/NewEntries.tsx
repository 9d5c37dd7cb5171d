import { mdiArrowUp } from '@mdi/js';
import Button from '@mui/material/Button';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRealtime } from '../../../platform/realtime.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { ResourceListState } from '../../../ui/list/use-list.ts';

const NEAR_TOP_PX = 120;

/** Who looks at the newest entries sees new ones come in; who reads further down is told and decides. */
export function NewEntries({ list }: { list: ResourceListState<Change> }) {
  const { t } = useTranslation('settings');
  const { number } = useFormat();
  const [waiting, setWaiting] = useState(0);
  useRealtime('audit.changed', ({ changes, isGap }) => {
    if (changes.length === 0 && !isGap) return;
    const isWatching = list.state.page === 0 && window.scrollY < NEAR_TOP_PX;
    if (isWatching) list.refetch();
    else setWaiting(waiting + changes.length);
  });
  const show = () => {
    setWaiting(0);
    window.scrollTo({ top: 0 });
    if (list.state.page === 0) list.refetch();
    else list.change({ page: 0 });
  };
  return (
    <div role="status" style={{ position: 'sticky', top: 72, zIndex: 3, height: 0, textAlign: 'center' }}>
      {waiting > 0 && (
        <Button variant="contained" color="secondary" startIcon={<Icon path={mdiArrowUp} />} onClick={show}>
          {t('audit.new', { count: waiting, shown: number(waiting) })}
        </Button>
      )}
    </div>
  );
}
