import type { Texts } from '@sewa/contract/kernel/languages';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import { useFormat } from '../../platform/use-format.ts';
import { useRightWords } from '../right-words.ts';

/** How the fields of a change are named and their values read. A module may know more, e.g. the name behind an id. */
export interface ChangeWords {
  field: (field: string) => string;
  /** `entity` is the table: a type of one kind of record is not a type of another. */
  value: (field: string, value: unknown, entity?: string) => string;
}

/** Words for codes that mean something in one table only: 'table.column' → code → word. */
export type CodeLabels = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

/** Bookkeeping that tells a reader nothing. */
const silentFields = new Set(['id', 'area_id', 'user_id', 'rule', 'owner_id', 'asked_by']);

export function toldFields(row: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(row).filter((field) => !silentFields.has(field));
}

/** Of two maps (rights, preferences) only the entries that differ: nobody finds one new right among thirty. */
export function narrowed(before: unknown, after: unknown): [unknown, unknown] {
  if (!isMap(before) || !isMap(after)) return [before, after];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (map: Record<string, unknown>) =>
    Object.fromEntries(keys.filter((key) => key in map).map((key) => [key, map[key]]));
  return [pick(before), pick(after)];
}

function isMap(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
/** An id tells a reader nothing, even where nobody knows the name behind it. */
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const day = /^\d{4}-\d\d-\d\d$/;

/**
 * Plain values in the reader's language, rights in words; a field without a word keeps its name, made readable. A page
 * names what its ids stand for, and brings the codes of its tables.
 */
export function useChangeWords(
  nameOf?: (field: string, id: string) => string | undefined,
  codes: CodeLabels = {},
): ChangeWords {
  const { t } = useTranslation(['record', 'ui']);
  const language = useStore(languageStore);
  const format = useFormat();
  const { rightWord } = useRightWords();

  function value(field: string, given: unknown, entity = ''): string {
    if (given === null || given === undefined || given === '') return t('history.nothing');
    if (typeof given === 'boolean') return t(given ? 'ui:yes' : 'ui:no');
    if (typeof given === 'number')
      return entityWord(`${entity}.${field}`, given) || codeWord(field, given) || numberWords(field, given);
    if (Array.isArray(given)) return given.map((one) => value(field, one)).join('\n') || t('history.nothing');
    if (typeof given === 'object') return objectWords(given);
    const text = String(given);
    if (moment.test(text)) return format.dateTime(text.replace(' ', 'T'));
    if (day.test(text)) return format.day(text);
    return (
      nameOf?.(field, text) ?? (codeWord(field, text) || (isId.test(text) ? t('history.aRecord') : text))
    );
  }

  /** Codes that mean something else in another table. */
  function entityWord(place: string, code: number): string {
    if (place === 'attachment.type') return t(`value.paper.${code}`);
    return codes[place]?.[code]?.[language] ?? '';
  }

  /** The number of a record is a name, not a quantity: 1291, not 1,291. */
  function numberWords(field: string, given: number): string {
    return field === 'number' ? String(given) : format.number(given);
  }

  /** Values that stand for a word: the weekday SU, the level 50. */
  function codeWord(field: string, code: string | number): string {
    return t(`value.${field}.${code}`, { defaultValue: '' });
  }

  function objectWords(given: object): string {
    if ('key' in given && 'value' in given && 'until' in given) {
      const words = rightWord(String(given.key), Number(given.value));
      return t('history.until', { words, day: format.day(String(given.until)) });
    }
    const isAcl = Object.entries(given).every(([key, one]) => key.includes('.') && typeof one === 'number');
    const lines = Object.entries(given).map(([key, one]) =>
      isAcl ? rightWord(key, one) : `${readable(key)}: ${value(key, one)}`,
    );
    return lines.join('\n') || t('history.nothing');
  }

  return { field: (name) => t(`field.${name}`, { defaultValue: readable(name) }), value };
}

/** `name_latin` and `nameLatin` → 'Name latin'. */
function readable(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
