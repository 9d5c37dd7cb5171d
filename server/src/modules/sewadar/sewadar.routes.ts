import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { handle, type ServerModule } from '../../platform/http/route.ts';
import { searchSewadars } from './type-ahead.queries.ts';

export function sewadarModule(): ServerModule {
  return {
    name: 'sewadar',
    routes: [handle(typeAhead.search, (tx, { query }) => searchSewadars(tx, query))],
  };
}
