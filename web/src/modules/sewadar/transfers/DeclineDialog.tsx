import { type Transfer, transfers } from '@sewa/contract/sewadar/transfers';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { refreshSewadars } from '../sewadar.queries.ts';

export function DeclineDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const { t } = useTranslation('sewadar');
  const form = useRecordForm({
    schema: transfers.decline.body,
    values: { answer: '' },
    save: async (body) => {
      await call(transfers.decline, { params: { id: transfer.id }, body });
      await refreshSewadars();
    },
    saved: t('transfer.declined'),
    failed: t('transfer.answerFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('transfer.declineTitle', { name: transfer.name })}
      submitLabel={t('transfer.decline')}
      onClose={onClose}
      isDanger
    >
      <TextInput
        {...form.field('answer')}
        label={t('transfer.reason')}
        hint={t('transfer.declineHint')}
        isRequired
        isLong
        maxLength={500}
      />
    </FormDialog>
  );
}
