import { newPasswordSchema } from '@sewa/contract/user/session';
import type { UserRecord } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useOperationTexts } from './operation-texts.ts';
import { operate } from './user.queries.ts';

const schema = z.object({ p: newPasswordSchema });

/** A password set by an administrator must be changed at the next sign-in. */
export function PasswordDialog({
  user,
  onClose,
}: {
  user: Pick<UserRecord, 'id' | 'name'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('settings');
  const texts = useOperationTexts('change-pwd');
  const form = useRecordForm({
    schema,
    values: { p: '' },
    save: (values) => operate(user.id, 'change-pwd', values),
    saved: texts.done,
    failed: texts.failed,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('password.titleFor', { name: user.name })}
      submitLabel={t('operation.change-pwd')}
      onClose={onClose}
      width="xs"
    >
      <PasswordInput
        {...form.field('p')}
        label={t('password.new')}
        hint={t('password.hint')}
        isRequired
        autoComplete="new-password"
      />
      <p style={{ margin: 0 }}>{t('password.mustChange')}</p>
    </FormDialog>
  );
}
