import { type UserRecord, users } from '@sewa/contract/user/users';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useRefusedRights } from '../rights/use-refused-rights.ts';
import { ProfileFields, useProfileHints } from './ProfileFields.tsx';
import { refreshUsers } from './user.queries.ts';
import { fieldsOf, profileSchema } from './user-form.rules.ts';

export function ProfileTab({ user, isReadOnly }: { user: UserRecord; isReadOnly: boolean }) {
  const { t } = useTranslation('settings');
  const namingRefused = useRefusedRights();
  const { acl: _acl, temporary: _temporary, isActive: _isActive, ...profile } = fieldsOf(user);
  const form = useRecordForm({
    schema: profileSchema,
    values: profile,
    version: user.version,
    hints: useProfileHints(),
    save: async (values, { version, idempotencyKey, newer }) => {
      const rest = fieldsOf((newer as UserRecord | null) ?? user);
      const body = { ...rest, ...values, version };
      const reply = await namingRefused(
        call(users.update, { params: { id: user.id }, body, idempotencyKey }),
      );
      await refreshUsers();
      return reply;
    },
    saved: t('toast.edited'),
    failed: t('toast.editFailed'),
  });
  const org = useWatch({ control: form.form.control, name: 'org' });
  const current = { id: user.org, name: user.orgName, level: user.orgLevel };
  const fields = <ProfileFields field={form.field} org={org} current={current} isDisabled={isReadOnly} />;
  if (isReadOnly) return fields;
  return (
    <Form form={form} title={t('user.profile')} isDisabled={!form.isDirty}>
      {fields}
    </Form>
  );
}
