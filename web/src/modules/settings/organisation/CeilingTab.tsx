import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { orgAcl } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { RetryList } from '../../../ui/RetryList.tsx';
import { AclInput } from '../rights/AclInput.tsx';
import { useCeiling } from '../users/user.queries.ts';
import { refreshOrganisation } from './organisation.queries.ts';

/** What users of a unit may hold at most. */
export function CeilingTab({ id, isReadOnly }: { id: string; isReadOnly: boolean }) {
  const query = useCeiling(id);
  if (query.error) return <RetryList onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton variant="rounded" height={480} />;
  return <Ceiling ceiling={query.data} isReadOnly={isReadOnly} />;
}

const schema = orgAcl.update.body.pick({ acl: true });

function Ceiling(props: {
  ceiling: { org: string; acl: Record<string, number>; version: number };
  isReadOnly: boolean;
}) {
  const { t } = useTranslation('settings');
  const { org, acl, version } = props.ceiling;
  const form = useRecordForm({
    schema,
    values: { acl },
    version,
    save: async (values, context) => {
      const body = { org, acl: values.acl, version: context.version };
      await call(orgAcl.update, { body, idempotencyKey: context.idempotencyKey });
      await refreshOrganisation();
    },
    saved: t('ceiling.edited'),
    failed: t('ceiling.editFailed'),
  });
  const fields = (
    <>
      <Typography color="textSecondary">{t('ceiling.text')}</Typography>
      <AclInput
        {...form.field('acl')}
        label={t('ceiling.tab')}
        ceiling={null}
        isReadOnly={props.isReadOnly}
      />
    </>
  );
  if (props.isReadOnly) return fields;
  return (
    <Form form={form} title={t('ceiling.tab')} isDisabled={!form.isDirty} isStickyBar>
      {fields}
    </Form>
  );
}
