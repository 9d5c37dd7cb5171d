import { users } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { declineRequest, type RequestRow } from './request.queries.ts';

export function DeclineDialog({ request, onClose }: { request: RequestRow; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const form = useRecordForm({
    schema: users.declineRequest.body,
    values: { reason: '' },
    save: ({ reason }) => declineRequest(request.id, reason),
    saved: t('request.declined'),
    failed: t('request.declineFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('request.declineTitle', { name: request.name })}
      submitLabel={t('request.decline')}
      onClose={onClose}
      isDanger
    >
      <TextInput
        {...form.field('reason')}
        label={t('request.reason')}
        hint={t('request.reasonHint')}
        isRequired
        isLong
      />
    </FormDialog>
  );
}
