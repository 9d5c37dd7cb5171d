import { centres, orgLevels } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import { useIsOwnCentre } from '../use-centre-choices.ts';
import { useTrail } from '../use-trail.ts';
import { OrganisationTabs } from './OrganisationTabs.tsx';
import { refreshOrganisation } from './organisation.queries.ts';

const columns = ['name', 'code', 'address', 'isActive'] as const;

export function CentrePages() {
  const { t } = useTranslation('settings');
  const isOwn = useIsOwnCentre();
  return (
    <ResourceScreens
      resource={centres}
      path="/settings/organisation/centres"
      columns={columns}
      fields={['name', 'code', 'address', 'isActive']}
      defaults={{ isActive: true }}
      createNeeds={{ orgLevel: orgLevels.AREA }}
      status="isActive"
      subtitle={(centre) => centre.code}
      blocked={(centre) => ({ edit: isOwn(centre.id) ? undefined : t('centre.notOwn') })}
      trail={useTrail('organisation')}
      tabs={<OrganisationTabs />}
      refresh={refreshOrganisation}
    />
  );
}
