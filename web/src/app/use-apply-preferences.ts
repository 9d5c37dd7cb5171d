import type { Language } from '@sewa/contract/kernel/languages';
import { startTransition, useEffect, useState } from 'react';
import { choosePreferences, isChosen } from '../platform/appearance.ts';
import { remember } from '../platform/auth.ts';
import { chooseLanguage, isSpoken } from '../platform/i18n.ts';
import { takeExplicitChoice } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';

/** Language, theme and density of the user. False until the texts of that language are there. */
export function useApplyPreferences(): boolean {
  const { user } = useSession();
  const { language, theme, density } = user.preferences;
  // Mostly they are what the screen already has: then the first frame is the portal itself.
  const [isReady, setIsReady] = useState(() => isSpoken(language) && isChosen({ theme, density }));

  useEffect(() => choosePreferences({ theme, density }), [theme, density]);
  useEffect(() => {
    void chooseLanguage(languageFor(language)).finally(() => startTransition(() => setIsReady(true)));
  }, [language]);
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
