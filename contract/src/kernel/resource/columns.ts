/** `nameLatin` → 'name_latin': how the column of a field is called, unless it holds an id. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${SnakeCase<Rest>}`
    : `${Lowercase<First>}_${SnakeCase<Rest>}`
  : Name;

export function columnOfField(field: string, { isId }: { isId: boolean }): string {
  const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return isId ? `${column}_id` : column;
}

/** The field behind a column of the change log: `name_latin` is `nameLatin`, `centre_id` is `centre`. */
export function fieldOfColumn(column: string): string {
  return column.replace(/_id$/, '').replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}
