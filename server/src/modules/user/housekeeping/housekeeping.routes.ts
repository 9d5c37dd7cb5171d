import { housekeeping } from '@sewa/contract/user/housekeeping';
import { handle, type Route } from '../../../platform/http/route.ts';
import { listHousekeeping } from './housekeeping.queries.ts';

export const housekeepingRoutes: Route[] = [handle(housekeeping.state, (tx) => listHousekeeping(tx))];
