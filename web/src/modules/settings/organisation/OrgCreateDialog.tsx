import { orgLevels, orgs } from '@sewa/contract/user/organisation';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { OrgFields } from './OrgFields.tsx';
import { refreshOrganisation } from './organisation.queries.ts';

const empty: z.input<typeof orgs.fields> = { name: '', level: orgLevels.CENTRE, centre: null, parent: null };

export function OrgCreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const form = useRecordForm({
    schema: orgs.fields,
    values: empty,
    save: async (body, { idempotencyKey }) => {
      await call(orgs.create, { body, idempotencyKey });
      await refreshOrganisation();
    },
    saved: t('org.created'),
    failed: t('org.createFailed'),
    onSaved: onClose,
  });
  const level = useWatch({ control: form.form.control, name: 'level' });
  return (
    <FormDialog form={form} title={t('org.create')} onClose={onClose} width="md">
      <OrgFields field={form.field} level={level} />
    </FormDialog>
  );
}
