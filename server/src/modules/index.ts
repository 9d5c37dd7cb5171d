import type { ModuleNeeds, ServerModule } from '../platform/module.ts';
import { sewadarModule } from './sewadar/sewadar.routes.ts';
import { userModule } from './user/user.routes.ts';

/** The one list of modules. */
export function modules(needs: ModuleNeeds): ServerModule[] {
  return [userModule(needs), sewadarModule(needs)];
}
