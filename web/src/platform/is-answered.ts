/**
 * Whether a query has its own answer, which may be that nothing was found. While the very first answer is awaited, the
 * library has neither data nor a placeholder; after that it may show the answer to what was asked before.
 */
export function isAnswered(query: { data: unknown; isPlaceholderData: boolean }): boolean {
  return query.data !== undefined && !query.isPlaceholderData;
}
