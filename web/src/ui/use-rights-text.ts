import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';
import { useRightWords } from './right-words.ts';

/** Rights of a record as people read them, a line each; null where a structure holds no rights. */
export function useRightsText(): (value: unknown) => string | null {
  const { t } = useTranslation('ui');
  const { day } = useFormat();
  const { rightWord } = useRightWords();
  return (value) => {
    if (isTemporary(value)) {
      const words = rightWord(value.key, value.value);
      return t('rightUntil', { words, day: day(value.until) });
    }
    return isAcl(value)
      ? Object.entries(value)
          .map(([key, one]) => rightWord(key, one))
          .join('\n')
      : null;
  };
}

function isTemporary(value: unknown): value is { key: string; value: number; until: string } {
  return (
    typeof value === 'object' && value !== null && 'key' in value && 'value' in value && 'until' in value
  );
}

function isAcl(value: unknown): value is Readonly<Record<string, number>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([key, one]) => key.includes('.') && typeof one === 'number')
  );
}
