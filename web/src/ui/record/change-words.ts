import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';

/** How the fields of a change are named and their values read. A module adds the words of its own fields. */
export interface ChangeWords {
  field: (entity: string, field: string) => string;
  value: (field: string, value: unknown) => string;
}

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Plain values in the reader's language; what a module does not name keeps its own name, made readable. */
export function usePlainChangeWords(): ChangeWords {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const value = (_field: string, given: unknown): string => {
    if (given === null || given === undefined || given === '') return t('history.nothing');
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no');
    if (typeof given === 'number') return format.number(given);
    if (Array.isArray(given))
      return given.map((one) => value(_field, one)).join(', ') || t('history.nothing');
    if (typeof given === 'object') return JSON.stringify(given);
    const text = String(given);
    if (moment.test(text)) return format.dateTime(text.replace(' ', 'T'));
    return day.test(text) ? format.day(text) : text;
  };
  return { field: (_entity, name) => readable(name), value };
}

/** `name_latin` and `nameLatin` → 'Name latin'. */
function readable(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
