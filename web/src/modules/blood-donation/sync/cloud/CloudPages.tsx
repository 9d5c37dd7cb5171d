import { mdiCogOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { devices } from '@sewa/contract/sync/devices';
import { orgLevels } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Route, Routes } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { LinkTabs } from '../../../../ui/LinkTabs.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { ScopeList } from '../ScopeList.tsx';
import { useScopes } from '../sync.queries.ts';
import { cloudSyncPath, devicesPath } from '../sync-paths.ts';
import { type CloudState, LaptopsTab } from './LaptopsTab.tsx';
import { ReviewTab } from './ReviewTab.tsx';

/** The cloud's side: the laptops of the area; from the area level on also what waits for a person, and the camps. */
export function CloudPages({ cloud }: { cloud: CloudState }) {
  const { t } = useTranslation('sync');
  const { may } = useSession();
  const isWholeArea = may({ orgLevel: orgLevels.AREA });
  const held = cloud.devices.filter(({ heldBatches }) => heldBatches > 0).length;
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('title')}
        action={
          may(devices.list.requirement) && (
            <Button component={Link} to={devicesPath} startIcon={<Icon path={mdiCogOutline} />}>
              {t('cloud.manage')}
            </Button>
          )
        }
      />
      {isWholeArea && (
        <LinkTabs
          label={t('title')}
          tabs={[
            { to: cloudSyncPath, label: t('cloud.laptops') },
            { to: `${cloudSyncPath}/review`, label: t('cloud.review'), count: cloud.openConflicts + held },
            { to: `${cloudSyncPath}/camps`, label: t('cloud.camps') },
          ]}
        />
      )}
      <Routes>
        <Route index element={<LaptopsTab cloud={cloud} />} />
        {isWholeArea && <Route path="review" element={<ReviewTab cloud={cloud} />} />}
        {isWholeArea && <Route path="camps" element={<CampsTab />} />}
        <Route path="*" element={<Navigate to={cloudSyncPath} replace />} />
      </Routes>
    </>
  );
}

function CampsTab() {
  return <ScopeList side="cloud" query={useScopes()} />;
}
