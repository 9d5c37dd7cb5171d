import { type Format, formatFor } from './intl/format.ts';
import { languageStore } from './language.ts';
import { portalTimeZone } from './page-meta.ts';
import { useStore } from './store.ts';

/** Days, numbers and money as the language of the screen writes them. */
export function useFormat(): Format {
  return formatFor(useStore(languageStore), portalTimeZone());
}
