import { donors } from '@sewa/contract/blood-donation/donors';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { newId } from '@sewa/contract/kernel/values/ids';
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
import { createDonor, refreshBlood } from '../blood.queries.ts';
import { DonorFieldset } from './DonorFieldset.tsx';
import { emptyDonor, useDonorForm } from './donor-form.ts';
import { donorPath } from './donor-path.ts';
import { useDonorTrail } from './use-donor-trail.ts';

export function DonorCreatePage() {
  const { may } = useSession();
  const { requirement } = donors.create;
  return may(requirement) ? <CreateForm /> : <NoPermission requirement={requirement} />;
}

function CreateForm() {
  const { t } = useTranslation(['blood-donation', 'attachments']);
  const navigate = useNavigate();
  const id = useRef(newId());
  const [photo, setPhoto] = useState<Blob | null>(null);
  const form = useDonorForm({
    values: emptyDonor(useOwnCentre()),
    save: async (fields, { idempotencyKey }) => {
      const donor = await createDonor(id.current, fields, idempotencyKey);
      await keepPhoto(donor.id);
      await refreshBlood();
      return donor;
    },
    saved: t('donor.created'),
    failed: t('donor.createFailed'),
    onSaved: (donor) => void navigate(`${donorPath}/${donor.id}`),
  });
  const name = useWatch({ control: form.form.control, name: 'name' });

  /** The donor is saved by now: a photo that does not arrive is told, and added later on the record. */
  async function keepPhoto(donor: string) {
    if (photo === null) return;
    try {
      await sendPhoto('donor', donor, photo);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast(toastTypes.WARNING, t('attachments:photo.failed'));
    }
  }

  return (
    <>
      <PageHeader trail={useDonorTrail()} title={t('donor.new')} />
      <Form
        form={form}
        title={t('donor.new')}
        submitLabel={t('donor.create')}
        onCancel={() => void navigate(donorPath)}
        isStickyBar
      >
        <DonorFieldset form={form} photo={<PhotoInput photo={photo} onPhoto={setPhoto} name={name} />} />
      </Form>
    </>
  );
}
