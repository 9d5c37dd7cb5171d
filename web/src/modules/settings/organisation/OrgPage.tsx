import { orgs } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { ResourceRecordPage } from '../../../ui/resource/ResourceRecordPage.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useTrail } from '../use-trail.ts';
import { CeilingTab } from './CeilingTab.tsx';
import type { Org } from './OrgTree.tsx';
import { refreshOrganisation } from './organisation.queries.ts';
import { useOrgInputs } from './use-org-inputs.tsx';

export function OrgPage() {
  const { t } = useTranslation('settings');
  const { may, user } = useSession();
  const words = useResourceWords(orgs);
  const isHigher = (org: Org) => org.level > user.orgLevel;
  return (
    <ResourceRecordPage
      resource={orgs}
      path="/settings/organisation"
      columns={['name']}
      fields={['name', 'level', 'parent', 'centre']}
      inputs={useOrgInputs()}
      subtitle={(org) => `${words.choice('level', org.level)} · ${t('org.users', { count: org.users })}`}
      blocked={(org) => ({
        edit: isHigher(org) ? t('impossible.higher') : undefined,
        remove: org.users > 0 ? t('org.hasUsers', { count: org.users }) : undefined,
      })}
      extraTabs={(org) => [
        {
          key: 'ceiling',
          label: t('ceiling.tab'),
          content: (
            <CeilingTab
              key={org.id}
              id={org.id}
              isReadOnly={!may(orgs.update.requirement) || isHigher(org)}
            />
          ),
        },
      ]}
      trail={useTrail()}
      refresh={refreshOrganisation}
    />
  );
}
