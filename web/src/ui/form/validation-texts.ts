import type { TFunction } from 'i18next';

interface Issue {
  code?: string;
  path?: PropertyKey[] | undefined;
  input?: unknown;
  format?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
}

/** What a person reads beside a field; `hints` says what a field with a format of its own wants. */
export function validationText(t: TFunction<'ui'>, hints: Readonly<Record<string, string>>) {
  return (issue: Issue): string => {
    const isMissing = issue.input === '' || issue.input === null || issue.input === undefined;
    if (isMissing) return t('invalid.missing');
    // `departments.2.until` may be told by `departments.until`: the place in a list tells nothing.
    const hint = hints[(issue.path ?? []).filter((part) => typeof part !== 'number').join('.')];
    if (hint !== undefined) return hint;
    switch (issue.code) {
      case 'too_small':
        return issue.origin === 'string'
          ? t('invalid.short', { count: Number(issue.minimum) })
          : t('invalid.small', { min: Number(issue.minimum) });
      case 'too_big':
        return issue.origin === 'string'
          ? t('invalid.long', { count: Number(issue.maximum) })
          : t('invalid.big', { max: Number(issue.maximum) });
      case 'invalid_type':
        return t('invalid.number');
      default:
        return t('invalid.other');
    }
  };
}
