import { mdiAlertCircleOutline, mdiCheck, mdiClose, mdiCounter } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { inventory, type StockItem } from '@sewa/contract/bav/inventory';
import { transfers } from '@sewa/contract/bav/transfers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceList } from '../../../ui/resource/use-resource-list.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { type Status, StatusChip } from '../../../ui/StatusChip.tsx';
import { LevelBar } from '../stock/LevelBar.tsx';
import { NewLink } from '../stock/NewLink.tsx';
import { useLocationFilters } from '../stock/use-location-filter.ts';
import { InventoryTabs } from './InventoryTabs.tsx';

const looks: Readonly<Record<StockItem['state'], Omit<Status, 'label'>>> = {
  out: { icon: mdiClose, tone: 'error' },
  low: { icon: mdiAlertCircleOutline, tone: 'warning' },
  enough: { icon: mdiCheck, tone: 'success' },
};

/** What is there of each item, against its level. */
export function InventoryPage() {
  const { t } = useTranslation(['bav', 'app']);
  const { may } = useSession();
  const words = useResourceWords(inventory);
  const filters = useLocationFilters({ location: words.label('location') });
  const columns = useMemo(
    (): ColumnSpec<typeof inventory>[] => [
      'title',
      'code',
      {
        field: 'state',
        card: 'status',
        render: ({ state, isToCount }) => (
          <Stack direction="row" spacing={0.5}>
            <StatusChip {...looks[state]} label={words.choice('state', state) ?? state} />
            {isToCount && <StatusChip icon={mdiCounter} tone="info" label={words.label('isToCount')} />}
          </Stack>
        ),
      },
      {
        field: 'onHand',
        isNumber: false,
        render: ({ onHand, reorderLevel }) => <LevelBar onHand={onHand} level={reorderLevel} />,
      },
      'inTransit',
      'value',
      'lastSoldDay',
    ],
    [words],
  );
  const list = useList(useResourceList({ resource: inventory, columns, filters }));
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('app:menu.bavInventory')}
        hasCount
        count={list.total}
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {may(inventory.adjust.requirement) && (
              <Button component={Link} to="/bav/inventory/adjust">
                {t('adjust.open')}
              </Button>
            )}
            <NewLink
              to="/bav/inventory/transfers/new"
              label={t('transfer.new')}
              requirement={transfers.send.requirement}
            />
          </Stack>
        }
      />
      <InventoryTabs />
      <ResourceList
        list={list}
        label={words.many}
        openRow={({ id }) => `/bav/inventory/${id}`}
        empty={{ title: t('inventory.none'), ...(words.empty ? { text: words.empty } : {}) }}
      />
    </>
  );
}
