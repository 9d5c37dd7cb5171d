import { columnOfField } from '@sewa/contract/kernel/resource/columns';

type Row = Readonly<Record<string, unknown>>;

/** Fields that stand in other columns than the one of their name. */
const otherColumns: Readonly<Record<string, readonly string[]>> = {
  centre: ['centre_id'],
  sewadar: ['sewadar_id'],
  name: ['name', 'name_keys'],
  nameLatin: ['name_latin', 'name_keys'],
  birthDate: ['birth_date', 'is_birth_estimated'],
  isBirthEstimated: ['birth_date', 'is_birth_estimated'],
  aadhaar: ['aadhaar_last4', 'aadhaar_hash'],
  pan: ['pan_last4', 'pan_hash'],
  status: ['status', 'left_on'],
};

/** The columns behind a field of the form. */
function columnsOf(field: string): readonly string[] {
  return otherColumns[field] ?? [columnOfField(field, { isId: false })];
}

/** What the kept record takes from the other one: the chosen fields, and a photo where it has none. */
export function columnsTaken(options: {
  kept: Row;
  other: Row;
  take: readonly string[];
}): Record<string, unknown> {
  const { kept, other, take } = options;
  const taken: Record<string, unknown> = {};
  for (const field of take) for (const column of columnsOf(field)) taken[column] = other[column];
  // Both spellings of a name make its keys.
  if ('name_keys' in taken)
    taken['name_keys'] = [
      ...new Set([...((kept['name_keys'] as string[]) ?? []), ...((other['name_keys'] as string[]) ?? [])]),
    ];
  if (kept['photo_id'] === null && other['photo_id'] !== null) taken['photo_id'] = other['photo_id'];
  return taken;
}

const bookkeeping = new Set(['version', 'updated_at']);

/** The columns that differ between two states of a record. */
export function changedColumns(
  before: Row,
  after: Row,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = Object.keys(after).filter(
    (name) => !bookkeeping.has(name) && !isSame(before[name], after[name]),
  );
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return { before: pick(before), after: pick(after) };
}

/** What the merge changed and nobody has changed since. */
export function toPutBack(options: { before: Row; after: Row; now: Row }): Record<string, unknown> {
  const { before, after, now } = options;
  return Object.fromEntries(Object.entries(before).filter(([name]) => isSame(now[name], after[name])));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
