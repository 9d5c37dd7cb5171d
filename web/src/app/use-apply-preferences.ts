import type { Language } from '@sewa/contract/kernel/values/languages';
import { startTransition, useEffect, useState } from 'react';
import { choosePreferences, isChosen } from '../platform/appearance.ts';
import { firstLanguage, LANGUAGE_KEY } from '../platform/first-language.ts';
import { chooseLanguage, isSpoken } from '../platform/i18n.ts';
import { takeExplicitChoice } from '../platform/language.ts';
import { remember } from '../platform/remember.ts';
import { useSession } from '../platform/session.ts';

/** Language, theme, density and text size of the user. False until the texts of that language are there. */
export function useApplyPreferences(): boolean {
  const { user } = useSession();
  const { language, theme, density, textSize } = user.preferences;
  // Mostly they are what the screen already has: then the first frame is the portal itself.
  const [isReady, setIsReady] = useState(() => isSpoken(language) && isChosen({ theme, density, textSize }));

  useEffect(() => choosePreferences({ theme, density, textSize }), [theme, density, textSize]);
  useEffect(() => {
    void chooseLanguage(languageFor(language)).finally(() => startTransition(() => setIsReady(true)));
  }, [language]);
  useEffect(() => {
    // Chosen in one window, it counts in all.
    const follow = ({ key }: StorageEvent) => {
      if (key === LANGUAGE_KEY) void chooseLanguage(firstLanguage());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return isReady;
}

/** The preference wins, unless the person has just picked another language by hand: then that is the preference. */
function languageFor(preferred: Language): Language {
  const picked = takeExplicitChoice();
  if (picked === null || picked === preferred) return preferred;
  remember({ language: picked }).catch((error: unknown) => {
    console.warn('The language could not be saved', error);
  });
  return picked;
}
