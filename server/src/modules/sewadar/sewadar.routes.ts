import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { handle } from '../../platform/http/route.ts';
import type { ServerModule } from '../../platform/module.ts';
import { searchSewadars } from './type-ahead.queries.ts';

export function sewadarModule(): ServerModule {
  return {
    name: 'sewadar',
    routes: [handle(typeAhead.search, (tx, { query }) => searchSewadars(tx, query))],
  };
}
