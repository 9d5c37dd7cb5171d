import { type Donor, donors } from '@sewa/contract/blood-donation/donors';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { saveDonor, useDonor } from '../blood.queries.ts';
import { DonorFieldset } from './DonorFieldset.tsx';
import { donorEntriesOf, useDonorForm } from './donor-form.ts';
import { donorPath } from './donor-path.ts';
import { useDonorTrail } from './use-donor-trail.ts';

export function DonorEditPage() {
  const { id = '' } = useParams();
  const { may } = useSession();
  const { data: donor, error, refetch } = useDonor(id);
  const { requirement } = donors.update;
  if (!may(requirement)) return <NoPermission requirement={requirement} />;
  if (error && !donor) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!donor) return <PageSkeleton />;
  return (
    <>
      <HearChanges event="blood.changed" path={donors.list.path} />
      <EditForm key={donor.id} donor={donor} />
    </>
  );
}

function EditForm({ donor }: { donor: Donor }) {
  const { t } = useTranslation('blood-donation');
  const navigate = useNavigate();
  const record = `${donorPath}/${donor.id}`;
  const trail = [...useDonorTrail(), { label: donor.name, to: record }];
  const form = useDonorForm({
    values: donorEntriesOf(donor),
    version: donor.version,
    save: (fields, { version, idempotencyKey }) =>
      saveDonor(donor.id, { ...fields, version }, idempotencyKey),
    saved: t('donor.edited'),
    failed: t('donor.editFailed'),
    onSaved: () => void navigate(record),
  });
  return (
    <>
      <PageHeader trail={trail} title={t('donor.editOf', { name: donor.name })} />
      <Form
        form={form}
        title={t('donor.editOf', { name: donor.name })}
        onCancel={() => void navigate(record)}
        isDisabled={!form.isDirty}
        isStickyBar
      >
        <DonorFieldset form={form} donor={donor} />
      </Form>
    </>
  );
}
