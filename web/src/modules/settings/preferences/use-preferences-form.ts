import { preferencesSchema, session } from '@sewa/contract/user/session';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';

/** Long enough for the toast to be read before the portal starts anew in the new language. */
const RELOAD_AFTER_MS = 1_200;
const schema = preferencesSchema.omit({ views: true });

export function usePreferencesForm() {
  const { t } = useTranslation('settings');
  const { language, theme, density, textSize, startCentre } = useSession().user.preferences;
  return useRecordForm({
    schema,
    values: { language, theme, density, textSize, startCentre },
    save: (body) => call(session.preferences, { body }),
    saved: t('toast.preferences'),
    failed: t('toast.preferencesFailed'),
    onSaved: () => setTimeout(() => window.location.assign('/'), RELOAD_AFTER_MS),
  });
}

export type PreferencesForm = ReturnType<typeof usePreferencesForm>;
