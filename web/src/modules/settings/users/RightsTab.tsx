import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type UserRecord, users } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { RetryList } from '../../../ui/RetryList.tsx';
import { AclInput } from '../rights/AclInput.tsx';
import { TemporaryInput } from '../rights/TemporaryInput.tsx';
import { useRefusedRights } from '../rights/use-refused-rights.ts';
import { rightsSchema, withChosen } from './rights-form.ts';
import { refreshUsers, useCeiling } from './user.queries.ts';
import { fieldsOf } from './user-form.rules.ts';

export function RightsTab({ user, isReadOnly }: { user: UserRecord; isReadOnly: boolean }) {
  const { t } = useTranslation('settings');
  const ceiling = useCeiling(user.org);
  const namingRefused = useRefusedRights();
  const form = useRecordForm({
    schema: rightsSchema,
    values: { acl: user.acl, temporary: user.temporary, chosen: null },
    version: user.version,
    save: async (values, { version, idempotencyKey, newer }) => {
      const rest = fieldsOf((newer as UserRecord | null) ?? user);
      const body = { ...rest, ...withChosen(values), version };
      const reply = await namingRefused(
        call(users.update, { params: { id: user.id }, body, idempotencyKey }),
      );
      await refreshUsers();
      return reply;
    },
    saved: t('toast.edited'),
    failed: t('toast.editFailed'),
  });
  if (ceiling.error && !ceiling.data) return <RetryList onRetry={() => void ceiling.refetch()} />;
  if (ceiling.data === undefined) return <Skeleton variant="rounded" height={480} />;
  const { acl } = ceiling.data;
  const fields = (
    <Stack spacing={3}>
      <AclInput {...form.field('acl')} label={t('rights.title')} ceiling={acl} isReadOnly={isReadOnly} />
      <section>
        <Typography variant="h3" component="h2">
          {t('rights.temporary')}
        </Typography>
        <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
          {t('rights.temporaryText')}
        </Typography>
        <TemporaryInput
          {...form.field('temporary')}
          chosen={form.field('chosen')}
          label={t('rights.temporary')}
          ceiling={acl}
          getAcl={() => form.form.getValues('acl')}
          isReadOnly={isReadOnly}
        />
      </section>
    </Stack>
  );
  if (isReadOnly) return fields;
  return (
    <Form form={form} title={t('rights.title')} isDisabled={!form.isDirty} isStickyBar>
      {fields}
    </Form>
  );
}
