import { chosenPreferencesSchema, session } from '@sewa/contract/user/session';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { carryToast } from '../../../platform/toast.ts';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';

export function usePreferencesForm() {
  const { t } = useTranslation('settings');
  const { language, theme, density, textSize, startCentre, alertMails } = useSession().user.preferences;
  return useRecordForm({
    schema: chosenPreferencesSchema,
    values: { language, theme, density, textSize, startCentre, alertMails },
    save: (body) => call(session.preferences, { body }),
    saved: t('toast.preferences'),
    failed: t('toast.preferencesFailed'),
    onSaved: () => {
      carryToast();
      window.location.assign('/');
    },
  });
}

export type PreferencesForm = ReturnType<typeof usePreferencesForm>;
