import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { newId } from '@sewa/contract/kernel/values/ids';
import { members } from '@sewa/contract/oae/members';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CallError } from '../../../platform/call-error.ts';
import { useSession } from '../../../platform/session.ts';
import { showToast } from '../../../platform/toast.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useOwnCentre } from '../../../ui/person/use-own-centre.ts';
import { PhotoInput } from '../../../ui/photo/PhotoInput.tsx';
import { sendPhoto } from '../../../ui/photo/send-photo.ts';
import { createMember, refreshOae } from '../oae.queries.ts';
import { useTrail } from '../use-trail.ts';
import { MemberFieldset } from './MemberFieldset.tsx';
import { emptyMember } from './member-form.ts';
import { useMemberForm } from './use-member-form.ts';

export function MemberCreatePage() {
  const { may } = useSession();
  const { requirement } = members.create;
  return may(requirement) ? <CreateForm /> : <NoPermission requirement={requirement} />;
}

function CreateForm() {
  const { t } = useTranslation(['oae', 'attachments']);
  const navigate = useNavigate();
  const id = useRef(newId());
  const [photo, setPhoto] = useState<Blob | null>(null);
  const form = useMemberForm({
    values: emptyMember(useOwnCentre()),
    save: async (fields, { idempotencyKey }) => {
      const member = await createMember(id.current, fields, idempotencyKey);
      await keepPhoto(member.id);
      await refreshOae();
      return member;
    },
    saved: t('form.created'),
    failed: t('form.createFailed'),
    onSaved: (member) => void navigate(`/oae/members/${member.id}`),
  });
  const name = useWatch({ control: form.form.control, name: 'name' });

  /** The member is saved by now: a photo that does not arrive is told, and added later on the record. */
  async function keepPhoto(member: string) {
    if (photo === null) return;
    try {
      await sendPhoto('oaeMember', member, photo);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast(toastTypes.WARNING, t('attachments:photo.failed'));
    }
  }

  return (
    <>
      <PageHeader trail={useTrail()} title={t('list.new')} />
      <Form
        form={form}
        title={t('list.new')}
        submitLabel={t('form.create')}
        onCancel={() => void navigate('/oae')}
        isStickyBar
      >
        <MemberFieldset form={form} photo={<PhotoInput photo={photo} onPhoto={setPhoto} name={name} />} />
      </Form>
    </>
  );
}
