import { languages } from '@sewa/contract/kernel/values/languages';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { SwitchInput } from '../../../ui/form/SwitchInput.tsx';
import type { PreferencesForm } from './use-preferences-form.ts';

export function PreferencesFields({ form }: { form: PreferencesForm }) {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  return (
    <>
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
          {...form.field('textSize')}
          label={t('preferences.textSize')}
          choices={(['normal', 'large', 'largest'] as const).map((value) => ({
            value,
            label: t(`preferences.textSizes.${value}`),
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
        <SwitchInput
          {...form.field('alertMails')}
          label={t('preferences.alertMails')}
          hint={t('preferences.alertMailsHint')}
        />
      </FormGroup>
    </>
  );
}
