import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import type { TFunction } from 'i18next';
import type { Format } from '../../platform/intl/format.ts';
import type { Filter, FilterEntries, FilterValue } from './list.types.ts';
import { emptiness, fieldsOf, isAskedFor } from './list-state.ts';
import type { FilterPart } from './use-filter-change.ts';

/** What a set filter asks for, in words. */
export function filterWords(options: {
  filter: Filter;
  values: FilterEntries;
  format: Format;
  t: TFunction<'ui'>;
}): string {
  const { filter, values, format, t } = options;
  const presence = emptiness.filter((name) => isAskedFor(filter, values[name]));
  const wordOf = (value: FilterValue) => valueWord(filter, value, format);
  const chosen = filter.kind === 'range' ? rangeWords() : valuesOf(values[filter.field]).map(wordOf);
  return [...chosen, ...presence.map((name) => t(`list.${name}`))].join(', ');

  function rangeWords(): string[] {
    const [from = '', to = ''] = fieldsOf(filter).map((field) => valuesOf(values[field]).map(wordOf).join());
    if (from === '' && to === '') return [];
    if (from === '') return [t('list.upTo', { to })];
    return [to === '' ? t('list.from', { from }) : `${from} – ${to}`];
  }
}

/** What takes a filter away and leaves the others as they are. */
export function cleared(filter: Filter, values: FilterEntries): FilterPart {
  const unset = Object.fromEntries(fieldsOf(filter).map((field) => [field, undefined]));
  return { ...unset, ...withPresence(filter.emptyField ?? '', null, values) };
}

/** Whether a field must be empty, must not be, or may be either. */
export function withPresence(
  field: string,
  wanted: (typeof emptiness)[number] | null,
  values: FilterEntries,
): FilterPart {
  return Object.fromEntries(
    emptiness.map((name) => {
      const others = valuesOf(values[name]).filter((one) => one !== field);
      const next = name === wanted ? [...others, field] : others;
      return [name, next.length > 0 ? next : undefined];
    }),
  );
}

function valueWord(filter: Filter, value: FilterValue, format: Format): string {
  if (filter.kind === 'choice') return filter.choices.find((choice) => choice.value === value)?.label ?? '…';
  const isDay = filter.kind === 'day' || (filter.kind === 'range' && filter.of === 'day');
  return isDay ? format.day(String(value)) : String(value);
}
