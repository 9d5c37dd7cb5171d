import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A query client whose `invalidateQueries` also reaches a first fetch that is under way. The library joins such a fetch,
 * although it may have read before the change; here another one follows it.
 */
export class FollowingQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstFetches = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...firstFetches.map(async ({ promise, queryKey }) => {
        await promise?.catch(() => {
          // The query shows its own failure; what follows is another try.
        });
        await super.invalidateQueries({ queryKey, exact: true }, options);
      }),
    ]);
  }
}
