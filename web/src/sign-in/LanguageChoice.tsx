import { languages } from '@sewa/contract/kernel/languages';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../platform/i18n.ts';
import { languageNames, languageStore, noteExplicitChoice } from '../platform/language.ts';
import { useStore } from '../platform/store.ts';

export function LanguageChoice() {
  const { t } = useTranslation('sign-in');
  const chosen = useStore(languageStore);
  return (
    <fieldset className="si-languages">
      <legend className="si-hidden">{t('language')}</legend>
      {languages.map((language) => (
        <label key={language} className="si-language">
          <input
            type="radio"
            name="language"
            className="si-hidden"
            checked={language === chosen}
            onChange={() => {
              noteExplicitChoice();
              void chooseLanguage(language);
            }}
          />
          <span lang={language}>{languageNames[language]}</span>
        </label>
      ))}
    </fieldset>
  );
}
