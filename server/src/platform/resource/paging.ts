/** The page that a list asks for. */
export function pageOf(query: { page: number; size: number }): { limit: number; offset: number } {
  return { limit: query.size, offset: query.page * query.size };
}

/** 'name' is upwards, '-name' downwards. */
export function sortOf<Field extends string>(
  sort: Field | `-${Field}`,
): { field: Field; direction: 'asc' | 'desc' } {
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, direction: 'desc' }
    : { field: sort as Field, direction: 'asc' };
}
