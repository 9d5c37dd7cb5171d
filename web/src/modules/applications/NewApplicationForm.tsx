import type { ApplicationType } from '@sewa/contract/applications/application-form';
import { applications } from '@sewa/contract/applications/applications';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/call.ts';
import { showToast } from '../../platform/toast.ts';
import { Form, FormGroup } from '../../ui/form/Form.tsx';
import { useOwnCentre } from '../../ui/person/use-own-centre.ts';
import { PhotoInput } from '../../ui/photo/PhotoInput.tsx';
import { ApplicationFields } from './ApplicationFields.tsx';
import { refreshApplications } from './application.queries.ts';
import { emptyApplication, useApplicationForm } from './application-form.ts';
import { type Paper, PapersInput } from './PapersInput.tsx';
import { usePlace } from './place.ts';
import { sendPapers } from './send-papers.ts';

/** The application is made first; its photo and papers follow one by one. What did not arrive, the record names as missing. */
export function NewApplicationForm({ type }: { type: ApplicationType }) {
  const { t } = useTranslation('applications');
  const { base } = usePlace();
  const navigate = useNavigate();
  const centre = useOwnCentre();
  const id = useRef(newId());
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const form = useApplicationForm({
    values: emptyApplication(type, centre),
    save: async (fields, { idempotencyKey }) => {
      const made = await call(applications.create, { body: { ...fields, id: id.current }, idempotencyKey });
      const refused = await sendPapers(made.id, photo, papers);
      await refreshApplications();
      return { id: made.id, refused };
    },
    saved: t('created'),
    failed: t('createFailed'),
    onSaved: (made) => {
      if (made.refused !== null) showToast(toastTypes.WARNING, t('papersRefused', { reason: made.refused }));
      void navigate(`${base}/${made.id}`);
    },
  });
  const name = useWatch({ control: form.form.control, name: 'name' });
  return (
    <Form
      form={form}
      title={t('create')}
      submitLabel={t('submit')}
      onCancel={() => void navigate(base)}
      isStickyBar
    >
      <ApplicationFields form={form} type={type} />
      <FormGroup title={t('papersTitle')} text={t('papersText')}>
        <PhotoInput photo={photo} onPhoto={setPhoto} name={name} />
        <PapersInput type={type} name={name} papers={papers} onPapers={setPapers} />
      </FormGroup>
    </Form>
  );
}
