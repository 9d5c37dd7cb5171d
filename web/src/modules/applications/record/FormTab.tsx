import Box from '@mui/material/Box';
import { type ApplicationRecord, applications } from '@sewa/contract/applications/applications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { call } from '../../../platform/call.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { ApplicationFields } from '../ApplicationFields.tsx';
import { refreshApplications } from '../application.queries.ts';
import { fieldsOf, useApplicationForm } from '../application-form.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { Evidence } from './Evidence.tsx';
import { useEditing } from './use-editing.ts';

/** To be read; it is changed after Edit, or by a link to a field. What it rests on stands beside it, on a phone below. */
export function FormTab({ application }: { application: ApplicationRecord }) {
  const { isEditing } = useEditing();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
      }}
    >
      {application.mayEdit && isEditing ? (
        <EditForm application={application} />
      ) : (
        <ApplicationFacts application={application} />
      )}
      <Evidence application={application} />
    </Box>
  );
}

function EditForm({ application }: { application: ApplicationRecord }) {
  const { t } = useTranslation('applications');
  const { id, type, centre, centreName, sewadar, sewadarName } = application;
  const { stop } = useEditing();
  const form = useApplicationForm({
    values: fieldsOf(application),
    version: application.version,
    save: async (fields, { version, idempotencyKey }) => {
      const body = { ...fields, version };
      const reply = await call(applications.update, { params: { id }, body, idempotencyKey });
      await refreshApplications();
      return reply;
    },
    saved: t('edited'),
    failed: t('editFailed'),
    onSaved: stop,
  });
  const current = {
    centre: { id: centre, name: centreName },
    sewadar: sewadar === null ? null : { id: sewadar, name: sewadarName ?? t('linked.outOfSight') },
  };
  // A link from the list of what is missing leads to the field itself.
  const wanted = useLocation().hash.slice(1);
  const { setFocus } = form.form;
  useEffect(() => {
    if (wanted) setFocus(wanted as Parameters<typeof setFocus>[0]);
  }, [wanted, setFocus]);
  return (
    <Form form={form} title={t('tab.form')} onCancel={stop} isDisabled={!form.isDirty} isStickyBar>
      <ApplicationFields form={form} type={type} current={current} />
    </Form>
  );
}
