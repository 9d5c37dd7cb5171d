import { reasonOf, reasonText } from '@sewa/contract/kernel/resource/field-reasons';
import type { Language } from '@sewa/contract/kernel/values/languages';

type Issue = Parameters<typeof reasonOf>[0] & { path?: PropertyKey[] | undefined };

/** What a person reads beside a field; `hints` says what a field with a format of its own wants. */
export function validationText(language: Language, hints: Readonly<Record<string, string>>) {
  return (issue: Issue): string => {
    const why = reasonOf(issue);
    // `rows.2.until` may be told by `rows.until`: the place in a list tells nothing.
    const hint = hints[(issue.path ?? []).filter((part) => typeof part !== 'number').join('.')];
    return why.reason === 'missing' || hint === undefined ? reasonText(why, language) : hint;
  };
}
