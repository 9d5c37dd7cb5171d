import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/calls/limits';
import { areas } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import { useTrail } from '../use-trail.ts';
import { OrganisationTabs } from './OrganisationTabs.tsx';
import { refreshOrganisation } from './organisation.queries.ts';

const columns = ['name', 'code', 'isActive'] as const;

export function AreaPages() {
  const { t } = useTranslation('settings');
  const { may } = useSession();
  const edit = may({ orgLevel: AREA_SWITCH_LEVEL }) ? undefined : t('area.needsLevel');
  return (
    <ResourceScreens
      resource={areas}
      path="/settings/organisation/areas"
      columns={columns}
      fields={['name', 'code', 'isActive']}
      defaults={{ isActive: true }}
      createNeeds={{ orgLevel: AREA_SWITCH_LEVEL }}
      status="isActive"
      subtitle={(area) => area.code}
      blocked={() => ({ edit })}
      trail={useTrail('organisation')}
      tabs={<OrganisationTabs />}
      refresh={refreshOrganisation}
    />
  );
}
