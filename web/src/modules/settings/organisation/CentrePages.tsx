import { centres } from '@sewa/contract/user/organisation';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import { useTrail } from '../use-trail.ts';
import { OrganisationTabs } from './OrganisationTabs.tsx';
import { refreshOrganisation } from './organisation.queries.ts';

const columns = ['name', 'code', 'address', 'isActive'] as const;

export function CentrePages() {
  return (
    <ResourceScreens
      resource={centres}
      path="/settings/organisation/centres"
      columns={columns}
      fields={['name', 'code', 'address', 'isActive']}
      defaults={{ isActive: true }}
      status="isActive"
      subtitle={(centre) => centre.code}
      trail={useTrail('organisation')}
      tabs={<OrganisationTabs />}
      refresh={refreshOrganisation}
    />
  );
}
