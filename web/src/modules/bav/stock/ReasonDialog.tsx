import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';

const schema = z.object({ reason: z.string().trim().min(1).max(500) });

/** Asks why, before something is cancelled or sent back. */
export function ReasonDialog(props: {
  title: string;
  submitLabel: string;
  saved: string;
  run: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('bav');
  const form = useRecordForm({
    schema,
    values: { reason: '' },
    save: ({ reason }) => props.run(reason),
    saved: props.saved,
    failed: t('entry.failed'),
    onSaved: props.onClose,
  });
  return (
    <FormDialog
      form={form}
      title={props.title}
      submitLabel={props.submitLabel}
      onClose={props.onClose}
      isDanger
    >
      <TextInput {...form.field('reason')} label={t('reason')} maxLength={500} isLong isRequired />
    </FormDialog>
  );
}
