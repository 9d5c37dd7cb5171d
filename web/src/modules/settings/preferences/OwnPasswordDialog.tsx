import { newPasswordSchema } from '@sewa/contract/user/session';
import { users } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useOperationTexts } from '../users/operation-texts.ts';

/** The own password, with the current one as proof. Typed once: it can be shown instead of repeated. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const texts = useOperationTexts('change-pwd');
  const form = useRecordForm({
    schema: z.object({ current: z.string().min(1).max(200), p: newPasswordSchema }),
    values: { current: '', p: '' },
    save: (body) => call(users.operate, { params: { id: user.id, operation: 'change-pwd' }, body }),
    saved: texts.done,
    failed: texts.failed,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('password.own')} onClose={onClose} width="xs">
      <PasswordInput
        {...form.field('current')}
        label={t('password.current')}
        isRequired
        autoComplete="current-password"
      />
      <PasswordInput
        {...form.field('p')}
        label={t('password.new')}
        hint={t('password.hint')}
        isRequired
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
