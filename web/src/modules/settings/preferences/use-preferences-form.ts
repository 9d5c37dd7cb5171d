import { chosenPreferencesSchema, session } from '@sewa/contract/user/session';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { carryToast } from '../../../platform/toast.ts';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { changedPreferences, shownPreferences } from './preferences.rules.ts';

export function usePreferencesForm() {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const shown = shownPreferences(user.preferences, user.centres);
  return useRecordForm({
    schema: chosenPreferencesSchema,
    values: shown,
    save: (chosen) => call(session.preferences, { body: changedPreferences(shown, chosen) }),
    saved: t('toast.preferences'),
    failed: t('toast.preferencesFailed'),
    onSaved: () => {
      carryToast();
      window.location.assign('/');
    },
  });
}

export type PreferencesForm = ReturnType<typeof usePreferencesForm>;
