import { mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { type VehiclePass, vehiclePasses } from '@sewa/contract/badges/vehicle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { callUrl } from '../../../platform/call.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useBadgeSection } from '../use-badge-section.ts';
import { PassDialog } from './PassDialog.tsx';
import { usePassList } from './pass-list.tsx';

/** /badges/vehicle: passes from accepted applications. */
export function VehiclePassesPage() {
  const { may } = useSession();
  const { requirement } = vehiclePasses.list;
  if (!may(requirement)) return <NoPermission requirement={requirement} />;
  return <Passes />;
}

function Passes() {
  const { t } = useTranslation('vehicle');
  const section = useBadgeSection();
  const list = useList(usePassList());
  const [opened, setOpened] = useState<VehiclePass | null>(null);
  const shown = list.rows.filter(({ state }) => state === 'valid');
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('title')}
        hasCount
        count={list.total}
        action={
          <Button
            variant="outlined"
            disabled={shown.length === 0}
            startIcon={<Icon path={mdiPrinterOutline} />}
            onClick={() => void openFile(printUrl(shown.map(({ id }) => id)))}
          >
            {t('printShown')}
          </Button>
        }
      />
      <SectionTabs section={section} />
      <ResourceList
        list={list}
        label={t('title')}
        onRow={setOpened}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {opened && (
        <PassDialog
          pass={opened}
          onPrint={() => void openFile(printUrl([opened.id]))}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function printUrl(ids: string[]): string {
  return callUrl(vehiclePasses.print, { query: { ids } });
}
