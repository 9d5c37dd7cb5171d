import { right } from '@sewa/contract/kernel/rights/requirement';
import { newPasswordSchema } from '@sewa/contract/user/session';
import { userFields, users } from '@sewa/contract/user/users';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { Form, FormGroup } from '../../../ui/form/Form.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { SwitchInput } from '../../../ui/form/SwitchInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { AclInput } from '../rights/AclInput.tsx';
import { RightsHeading } from '../rights/RightsHeading.tsx';
import { useRefusedRights } from '../rights/use-refused-rights.ts';
import { useTrail } from '../use-trail.ts';
import { ProfileFields, useProfileHints } from './ProfileFields.tsx';
import { refreshUsers, useCeiling } from './user.queries.ts';

const schema = userFields.omit({ temporary: true }).extend({ password: newPasswordSchema });
const empty = {
  username: '',
  name: '',
  nameLatin: '',
  phone: '',
  email: '',
  org: '',
  centres: [],
  acl: {},
  isActive: true,
  password: '',
};

export function UserCreatePage() {
  const { may } = useSession();
  const requirement = right('SETTINGS.USER', 'edit');
  return may(requirement) ? <CreateForm /> : <NoPermission requirement={requirement} />;
}

function CreateForm() {
  const { t } = useTranslation('settings');
  const trail = useTrail('users');
  const navigate = useNavigate();
  const namingRefused = useRefusedRights();
  const form = useRecordForm({
    schema,
    values: empty,
    hints: useProfileHints(),
    save: async (values, { idempotencyKey }) => {
      const body = { ...values, temporary: [] };
      const reply = await namingRefused(call(users.create, { body, idempotencyKey }));
      await refreshUsers();
      return reply;
    },
    saved: t('toast.created'),
    failed: t('toast.createFailed'),
    onSaved: ({ id }) => void navigate(`/settings/users/${id}`),
  });
  const org = useWatch({ control: form.form.control, name: 'org' });
  const ceiling = useCeiling(org || null).data?.acl;
  return (
    <>
      <PageHeader trail={trail} title={t('user.create')} />
      <Form
        form={form}
        title={t('user.create')}
        submitLabel={t('user.create')}
        onCancel={() => void navigate('/settings/users')}
        isStickyBar
      >
        <ProfileFields field={form.field} org={org} />
        <FormGroup title={t('password.first')} text={t('password.mustChange')}>
          <PasswordInput
            {...form.field('password')}
            label={t('password.password')}
            hint={t('password.hint')}
            isRequired
            autoComplete="new-password"
          />
          <SwitchInput {...form.field('isActive')} label={t('user.isActive')} />
        </FormGroup>
        <section>
          <RightsHeading hasOrg={org !== ''} />
          {ceiling && <AclInput {...form.field('acl')} label={t('rights.title')} ceiling={ceiling} />}
        </section>
      </Form>
    </>
  );
}
