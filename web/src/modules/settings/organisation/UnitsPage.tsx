import { mdiSitemapOutline } from '@mdi/js';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { orgLevels, orgs } from '@sewa/contract/user/organisation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RetryList } from '../../../ui/RetryList.tsx';
import { NewButton } from '../../../ui/resource/NewButton.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { useTrail } from '../use-trail.ts';
import { useOrgs } from '../users/user.queries.ts';
import { OrganisationTabs } from './OrganisationTabs.tsx';
import { OrgTree } from './OrgTree.tsx';
import { refreshOrganisation } from './organisation.queries.ts';
import { useOrgInputs } from './use-org-inputs.tsx';

export function UnitsPage() {
  const { t } = useTranslation('settings');
  const trail = useTrail();
  const query = useOrgs();
  const inputs = useOrgInputs();
  const [isCreating, setIsCreating] = useState(false);
  const create = <NewButton resource={orgs} onClick={() => setIsCreating(true)} />;
  return (
    <>
      <HearChanges event="organisation.changed" path={orgs.list.path} />
      <PageHeader
        trail={trail}
        title={t('section.organisation.title')}
        hasCount
        count={query.data?.length}
        action={create}
      />
      <OrganisationTabs />
      <Paper variant="outlined">
        {query.isPending && <Skeleton variant="rectangular" height={360} />}
        {query.error && <RetryList onRetry={() => void query.refetch()} />}
        {query.data?.length === 0 && (
          <EmptyState icon={mdiSitemapOutline} title={t('org.empty')} action={create} />
        )}
        {query.data && query.data.length > 0 && <OrgTree orgs={query.data} />}
      </Paper>
      {isCreating && (
        <ResourceDialog
          resource={orgs}
          row={null}
          fields={['name', 'level', 'parent', 'centre']}
          defaults={{ level: orgLevels.CENTRE }}
          inputs={inputs}
          onClose={() => setIsCreating(false)}
          refresh={refreshOrganisation}
        />
      )}
    </>
  );
}
