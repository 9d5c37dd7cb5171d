import type { Preferences } from '@sewa/contract/user/session';

/** What the page of preferences asks for. */
type Chosen = Omit<Preferences, 'views' | 'charts'>;

/** What the form begins with. A start centre in another area than the active one cannot be shown. */
export function shownPreferences(kept: Preferences, centres: readonly { id: string }[]): Chosen {
  const { language, theme, density, textSize, alertMails } = kept;
  const startCentre = centres.find(({ id }) => id === kept.startCentre)?.id ?? null;
  return { language, theme, density, textSize, startCentre, alertMails };
}

/** Only what was changed is sent: what is not shown stays as it was. */
export function changedPreferences(shown: Chosen, chosen: Chosen): Partial<Chosen> {
  const changed = Object.entries(chosen).filter(([name, value]) => value !== shown[name as keyof Chosen]);
  return Object.fromEntries(changed) as Partial<Chosen>;
}
