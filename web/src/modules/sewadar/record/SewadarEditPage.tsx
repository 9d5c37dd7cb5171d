import { type Sewadar, sewadarFields, sewadars } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { usePersonHints } from '../../../people/person/use-person-hints.ts';
import { DuplicateHints } from '../../../people/sewadar/DuplicateHints.tsx';
import { useSession } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { pickFields } from '../../../ui/resource/resource-fields.ts';
import { SewadarGroup } from '../SewadarGroup.tsx';
import { saveSewadar, useSewadar } from '../sewadar.queries.ts';
import { sectionNames } from '../sewadar-sections.ts';
import { useTrail } from '../use-trail.ts';

/** A change of these may turn the record into one that is there already. */
const identifying = ['name', 'nameLatin', 'birthDate', 'phone', 'aadhaar', 'pan'] as const;

export function SewadarEditPage() {
  const { id = '' } = useParams();
  const { may } = useSession();
  const { data: sewadar, error, refetch } = useSewadar(id);
  const { requirement } = sewadars.update;
  if (!may(requirement)) return <NoPermission requirement={requirement} />;
  if (error && !sewadar) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!sewadar) return <PageSkeleton />;
  return (
    <>
      <HearChanges event="sewadar.changed" path={sewadars.list.path} />
      <EditForm key={sewadar.id} sewadar={sewadar} />
    </>
  );
}

function EditForm({ sewadar }: { sewadar: Sewadar }) {
  const { t } = useTranslation(['sewadar', 'person']);
  const navigate = useNavigate();
  const record = `/sewadar/${sewadar.id}`;
  const trail = [...useTrail(), { label: sewadar.name, to: record }];
  const title = t('record.editOf', { name: sewadar.name });
  const form = useRecordForm({
    schema: sewadarFields,
    values: pickFields(sewadarFields, sewadar),
    version: sewadar.version,
    hints: { ...usePersonHints(), 'departments.until': t('person:department.endsEarly') },
    save: (values, { version, idempotencyKey }) =>
      saveSewadar(sewadar.id, { ...values, version }, idempotencyKey),
    saved: t('record.saved'),
    failed: t('record.saveFailed'),
    onSaved: () => void navigate(record),
  });
  const { dirtyFields } = form.form.formState;
  const isOtherPerson = identifying.some((name) => dirtyFields[name]);
  return (
    <>
      <PageHeader trail={trail} title={title} />
      <Form
        form={form}
        title={title}
        onCancel={() => void navigate(record)}
        isDisabled={!form.isDirty}
        isStickyBar
      >
        {sectionNames.map((section) => (
          <SewadarGroup key={section} section={section} field={form.field} sewadar={sewadar} />
        ))}
        {isOtherPerson && <DuplicateHints field={form.field} except={sewadar.id} />}
      </Form>
    </>
  );
}
