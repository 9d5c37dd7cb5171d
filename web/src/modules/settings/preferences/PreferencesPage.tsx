import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/form/Form.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useTrail } from '../use-trail.ts';
import { OwnPasswordButton } from './OwnPasswordButton.tsx';
import { OwnPasswordDialog } from './OwnPasswordDialog.tsx';
import { PreferencesFields } from './PreferencesFields.tsx';
import { usePreferencesForm } from './use-preferences-form.ts';

export function PreferencesPage() {
  const { t } = useTranslation('settings');
  const trail = useTrail();
  const form = usePreferencesForm();
  const [isChanging, setIsChanging] = useState(false);
  const title = t('section.preferences.title');
  return (
    <>
      <PageHeader
        trail={trail}
        title={title}
        action={<OwnPasswordButton onClick={() => setIsChanging(true)} />}
      />
      <Form form={form} title={title} isDisabled={!form.isDirty}>
        <PreferencesFields form={form} />
      </Form>
      {isChanging && <OwnPasswordDialog onClose={() => setIsChanging(false)} />}
    </>
  );
}
