import type { Filter, FilterValue } from '../list.types.ts';
import { fieldsOf } from '../list-state.ts';

type Problem = 'noNumber' | 'noDay' | 'outside' | 'reversed';

/** What was typed into a filter, as the call takes it, and what is wrong with each part. */
export function readTyped(filter: Filter, texts: readonly string[]) {
  const fields = fieldsOf(filter);
  const values = fields.map((_, place) => typedValue(filter, texts[place] ?? ''));
  const problems = fields.map((_, place) => problemOf(filter, texts[place] ?? '', values[place]));
  const [from, to] = values;
  if (from !== undefined && to !== undefined && from > to) problems[1] ??= 'reversed';
  return { entries: Object.fromEntries(fields.map((field, place) => [field, values[place]])), problems };
}

function typedValue(filter: Filter, text: string): FilterValue | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return filter.kind === 'range' && filter.of === 'number' ? Number(trimmed) : trimmed;
}

function problemOf(filter: Filter, text: string, value: FilterValue | undefined): Problem | null {
  if (value === undefined || filter.kind === 'text') return null;
  if (typeof value === 'number') {
    if (!/^\d{1,6}$/.test(text.trim())) return 'noNumber';
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = filter.kind === 'range' ? filter : {};
    return value < min || value > max ? 'outside' : null;
  }
  return /^\d{4}-\d\d-\d\d$/.test(text) ? null : 'noDay';
}
