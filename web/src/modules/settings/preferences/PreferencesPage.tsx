import { mdiFormTextboxPassword } from '@mdi/js';
import Button from '@mui/material/Button';
import { languages } from '@sewa/contract/kernel/languages';
import { preferencesSchema, session } from '@sewa/contract/user/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { Form, FormGroup } from '../../../ui/form/Form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useTrail } from '../use-trail.ts';
import { OwnPasswordDialog } from './OwnPasswordDialog.tsx';

/** Long enough for the toast to be read before the portal starts anew in the new language. */
const RELOAD_AFTER_MS = 1_200;
const languageNames = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' } as const;
const schema = preferencesSchema.omit({ views: true });

export function PreferencesPage() {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const trail = useTrail();
  const [isChanging, setIsChanging] = useState(false);
  const { language, theme, density, startCentre } = user.preferences;
  const form = useRecordForm({
    schema,
    values: { language, theme, density, startCentre },
    save: (body) => call(session.preferences, { body }),
    saved: t('toast.preferences'),
    failed: t('toast.preferencesFailed'),
    onSaved: () => setTimeout(() => window.location.assign('/'), RELOAD_AFTER_MS),
  });
  return (
    <>
      <PageHeader
        trail={trail}
        title={t('section.preferences.title')}
        action={
          <Button startIcon={<Icon path={mdiFormTextboxPassword} />} onClick={() => setIsChanging(true)}>
            {t('password.own')}
          </Button>
        }
      />
      <Form form={form} title={t('section.preferences.title')} isDisabled={!form.isDirty}>
        <FormGroup title={t('preferences.look')}>
          <ChoiceInput
            {...form.field('language')}
            label={t('preferences.language')}
            choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
          <ChoiceInput
            {...form.field('theme')}
            label={t('preferences.theme')}
            choices={(['light', 'dark', 'system'] as const).map((value) => ({
              value,
              label: t(`preferences.themes.${value}`),
            }))}
          />
          <ChoiceInput
            {...form.field('density')}
            label={t('preferences.density')}
            hint={t('preferences.densityHint')}
            choices={(['comfortable', 'compact'] as const).map((value) => ({
              value,
              label: t(`preferences.densities.${value}`),
            }))}
          />
        </FormGroup>
        <FormGroup title={t('preferences.work')}>
          <ChoiceInput
            {...form.field('startCentre')}
            label={t('preferences.startCentre')}
            hint={t('preferences.startCentreHint')}
            isOptional
            choices={user.centres.map((centre) => ({ value: centre.id, label: centre.name }))}
          />
        </FormGroup>
      </Form>
      {isChanging && <OwnPasswordDialog onClose={() => setIsChanging(false)} />}
    </>
  );
}
