import { type Sewadar, sewadarFields } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { DepartmentsInput } from '../../../people/department/DepartmentsInput.tsx';
import { Form, FormGroup } from '../../../ui/form/Form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { saveSewadar } from '../sewadar.queries.ts';
import { fieldsOf } from '../sewadar-form.ts';

const sewaSchema = sewadarFields.pick({ departments: true });

/** Where somebody serves. Days of sewa will stand here when attendance is kept. */
export function SewaTab({ sewadar, isReadOnly }: { sewadar: Sewadar; isReadOnly: boolean }) {
  const { t } = useTranslation(['sewadar', 'person']);
  const form = useRecordForm({
    schema: sewaSchema,
    values: { departments: sewadar.departments },
    version: sewadar.version,
    hints: { 'departments.until': t('person:department.endsEarly') },
    save: ({ departments }, { version, idempotencyKey, newer }) => {
      const rest = fieldsOf((newer as Sewadar | null) ?? sewadar);
      return saveSewadar(sewadar.id, { ...rest, departments, version }, idempotencyKey);
    },
    saved: t('record.departmentsSaved'),
    failed: t('record.saveFailed'),
  });
  const fields = (
    <FormGroup title={t('person:department.title')}>
      <DepartmentsInput {...form.field('departments')} isDisabled={isReadOnly} />
    </FormGroup>
  );
  if (isReadOnly) return fields;
  return (
    <Form form={form} title={t('record.sewa')} isDisabled={!form.isDirty}>
      {fields}
    </Form>
  );
}
