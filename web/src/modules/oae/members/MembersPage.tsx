import Stack from '@mui/material/Stack';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { members } from '@sewa/contract/oae/members';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { ImportLink } from '../../../ui/ImportLink.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { MainAction } from '../../../ui/MainAction.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { OaeTabs } from '../OaeTabs.tsx';
import { useMemberList } from './member-list.tsx';

export function MembersPage() {
  const { t } = useTranslation('oae');
  const list = useList(useMemberList());
  const actions = <MainActions />;
  return (
    <>
      <PageHeader trail={[]} title={t('title')} hasCount count={list.total} action={actions} />
      <OaeTabs />
      <ResourceList
        list={list}
        label={t('tabs.members')}
        openRow={(member) => `/oae/members/${member.id}`}
        empty={{ title: t('list.empty'), text: t('list.emptyText'), action: actions }}
      />
    </>
  );
}

function MainActions() {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  return (
    <Stack direction="row" spacing={1}>
      <ImportLink to="/oae/members/import" requirement={right('SEWADAR.OAE', 'importExport')} />
      {may(members.create.requirement) && <MainAction label={t('list.new')} to="/oae/members/new" />}
    </Stack>
  );
}
