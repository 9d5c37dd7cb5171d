import { applications } from '@sewa/contract/applications/applications';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { refreshApplications } from '../application.queries.ts';

export function NewRemark({ id }: { id: string }) {
  const { t } = useTranslation('applications');
  const form = useRecordForm({
    schema: applications.remark.body,
    values: { text: '' },
    save: async (body, { idempotencyKey }) => {
      await call(applications.remark, { params: { id }, body, idempotencyKey });
      await refreshApplications();
    },
    saved: t('remarkSaved'),
    failed: t('remarkFailed'),
    onSaved: () => form.form.reset({ text: '' }),
  });
  return (
    <Form form={form} title={t('remarkNew')} submitLabel={t('remarkSubmit')} isDisabled={!form.isDirty}>
      <TextInput {...form.field('text')} label={t('remarkNew')} isLong maxLength={1000} />
    </Form>
  );
}
