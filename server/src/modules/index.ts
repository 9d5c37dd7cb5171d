import type { ModuleNeeds, ServerModule } from '../platform/module.ts';
import { homeModule } from './home/home.routes.ts';
import { oaeModule } from './oae/oae.routes.ts';
import { sewadarModule } from './sewadar/sewadar.routes.ts';
import { userModule } from './user/user.routes.ts';

/** The one list of modules. */
export function modules(needs: ModuleNeeds): ServerModule[] {
  return [userModule(needs), sewadarModule(needs), homeModule(needs), oaeModule(needs)];
}
