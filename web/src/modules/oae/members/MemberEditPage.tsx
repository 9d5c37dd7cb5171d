import { type Member, members } from '@sewa/contract/oae/members';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { saveMember, useMember } from '../oae.queries.ts';
import { useTrail } from '../use-trail.ts';
import { MemberFieldset } from './MemberFieldset.tsx';
import { entriesOf } from './member-form.ts';
import { useMemberForm } from './use-member-form.ts';

export function MemberEditPage() {
  const { id = '' } = useParams();
  const { may } = useSession();
  const { data: member, error, refetch } = useMember(id);
  const { requirement } = members.update;
  if (!may(requirement)) return <NoPermission requirement={requirement} />;
  if (error && !member) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!member) return <PageSkeleton />;
  return (
    <>
      <HearChanges event="oae.changed" path={members.list.path} />
      <EditForm key={member.id} member={member} />
    </>
  );
}

function EditForm({ member }: { member: Member }) {
  const { t } = useTranslation('oae');
  const navigate = useNavigate();
  const record = `/oae/members/${member.id}`;
  const trail = [...useTrail(), { label: member.name, to: record }];
  const form = useMemberForm({
    values: entriesOf(member),
    version: member.version,
    save: (fields, { version, idempotencyKey }) =>
      saveMember(member.id, { ...fields, version }, idempotencyKey),
    saved: t('form.edited'),
    failed: t('form.editFailed'),
    onSaved: () => void navigate(record),
  });
  return (
    <>
      <PageHeader trail={trail} title={t('form.editOf', { name: member.name })} />
      <Form
        form={form}
        title={t('form.editOf', { name: member.name })}
        onCancel={() => void navigate(record)}
        isDisabled={!form.isDirty}
        isStickyBar
      >
        <MemberFieldset form={form} member={member} />
      </Form>
    </>
  );
}
