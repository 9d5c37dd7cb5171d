import { members } from '@sewa/contract/oae/members';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { MainAction } from '../../../ui/MainAction.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { OaeTabs } from '../OaeTabs.tsx';
import { useMemberList } from './member-list.tsx';

export function MembersPage() {
  const { t } = useTranslation('oae');
  const list = useList(useMemberList());
  return (
    <>
      <PageHeader trail={[]} title={t('title')} hasCount count={list.total} action={<NewMember />} />
      <OaeTabs />
      <ResourceList
        list={list}
        label={t('tabs.members')}
        openRow={(member) => `/oae/members/${member.id}`}
        empty={{ title: t('list.empty'), text: t('list.emptyText'), action: <NewMember /> }}
      />
    </>
  );
}

function NewMember() {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  if (!may(members.create.requirement)) return null;
  return <MainAction label={t('list.new')} to="/oae/members/new" />;
}
