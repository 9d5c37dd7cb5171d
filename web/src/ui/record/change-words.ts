import { choiceWord, type FieldWords } from '@sewa/contract/kernel/resource/words';
import type { Texts } from '@sewa/contract/kernel/values/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import { useFormat } from '../../platform/use-format.ts';
import { useLoaded } from '../../platform/use-loaded.ts';
import { useCentres } from '../person/centres.query.ts';
import { useRightsText } from '../use-rights-text.ts';
import { numberText, plainText } from './change-text.ts';

/** How changes are told: tables and columns by their words, values as people read them. */
export interface ChangeWords {
  entity: (entity: string) => string;
  field: (column: string, entity: string) => string;
  value: (column: string, value: unknown, entity: string) => string;
}

/** The words of all tables come with the first history that is opened: no other page needs them. */
const loadLogged = () => import('@sewa/contract/logged');

/** Bookkeeping that tells a reader nothing. */
const silentFields = new Set(['id', 'area_id', 'user_id', 'rule', 'owner_id', 'asked_by', 'ref_id']);

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

/** What the tables of the change log are called; null while the words are on their way. */
export function useTableWords(): ((entity: string) => string) | null {
  const language = useStore(languageStore);
  const logged = useLoaded(loadLogged).part;
  return useMemo(
    () => logged && ((entity) => logged.wordOfTable(entity)?.[language] ?? readable(entity)),
    [logged, language],
  );
}

/** The name behind an id in a column, where the page knows it. */
export type NameOf = (column: string, id: string) => string | undefined;

/** Null while the words are on their way. Centres are known here; a page names what its other ids stand for. */
export function useChangeWords(nameOf?: NameOf): ChangeWords | null {
  const { t } = useTranslation(['record', 'ui']);
  const language = useStore(languageStore);
  const format = useFormat();
  const rightsText = useRightsText();
  const centres = useCentres().data;
  const logged = useLoaded(loadLogged).part;
  const tableWord = useTableWords();
  if (logged === null || tableWord === null) return null;

  const yesOrNo = (value: boolean) => t(value ? 'ui:yes' : 'ui:no');
  const textOf = (texts: Texts | undefined) => texts?.[language];

  function value(column: string, given: unknown, entity: string): string {
    return read(given, logged?.wordsOfColumn(entity, column), { column, entity });
  }

  function read(
    given: unknown,
    words: FieldWords | undefined,
    place: { column: string; entity: string },
  ): string {
    if (given === null || given === undefined || given === '') return t('history.nothing');
    if (Array.isArray(given))
      return given.map((one) => read(one, words, place)).join('\n') || t('history.nothing');
    if (typeof given === 'object') return structure(given, place);
    const word = choiceWord(words, given, language);
    if (word !== null) return word;
    if (typeof given === 'boolean') return yesOrNo(given);
    if (typeof given === 'number')
      return numberText(given, {
        column: place.column,
        isMoney: logged?.isMoneyColumn(place.entity, place.column) ?? false,
        format,
      });
    return plainText(String(given), format, (one) => nameOfId(place.column, one));
  }

  function nameOfId(column: string, given: string): string {
    if (column === 'photo_id') return t('history.aPhoto');
    const known = column === 'centre_id' ? centres?.find((centre) => centre.id === given)?.name : undefined;
    return known ?? nameOf?.(column, given) ?? t('history.aRecord');
  }

  function structure(given: object, place: { column: string; entity: string }): string {
    const rights = rightsText(given);
    if (rights !== null) return rights || t('history.nothing');
    const lines = Object.entries(given).map(([key, one]) => {
      const words = logged?.wordsOfPart(place.entity, place.column, key);
      return `${textOf(words) ?? readable(key)}: ${read(one, words, { ...place, column: key })}`;
    });
    return lines.join('\n') || t('history.nothing');
  }

  return {
    entity: tableWord,
    field: (column, entity) => textOf(logged.wordsOfColumn(entity, column)) ?? readable(column),
    value,
  };
}

function isMap(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** `name_latin` and `nameLatin` → 'Name latin'. */
function readable(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
