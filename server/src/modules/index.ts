import type { ModuleNeeds, ServerModule } from '../platform/module.ts';
import { homeModule } from './home/home.routes.ts';
import { importsModule } from './imports/imports.routes.ts';
import { jobsModule } from './jobs/jobs.routes.ts';
import { oaeModule } from './oae/oae.routes.ts';
import { sewadarModule } from './sewadar/sewadar.routes.ts';
import { userModule } from './user/user.routes.ts';

/** The one list of modules. */
export function modules(needs: ModuleNeeds): ServerModule[] {
  const found = [userModule(needs), sewadarModule(needs), homeModule(needs), oaeModule(needs), jobsModule()];
  return [
    ...found,
    importsModule(
      needs,
      found.flatMap((module) => module.imports ?? []),
    ),
  ];
}
