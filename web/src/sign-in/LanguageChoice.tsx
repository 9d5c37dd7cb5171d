import { type Language, languages } from '@sewa/contract/kernel/values/languages';
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
          <span lang={language} className={hasDeviceFont(language) ? 'si-device-font' : ''}>
            {languageNames[language]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Naming a language must not fetch its font where the device can draw the name. Without a font every letter is the
 * same box, also the vowel signs that take no room of their own.
 */
function hasDeviceFont(language: Language): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || language === 'en') return true;
  pen.font = '16px system-ui, sans-serif';
  const letters = [...languageNames[language]];
  const boxes = pen.measureText(letters[0] ?? '').width * letters.length;
  return Math.abs(pen.measureText(languageNames[language]).width - boxes) > 1;
}
