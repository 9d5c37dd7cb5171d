import type { Config } from '../config.ts';
import type { ServerModule } from '../platform/http/route.ts';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { sewadarModule } from './sewadar/sewadar.routes.ts';
import { userModule } from './user/user.routes.ts';

/** What the composition root hands to the modules. */
export interface ModuleNeeds {
  config: Config;
  secret: string;
  mailer: Mailer;
  log: Log;
}

/** The one list of modules. */
export function modules(needs: ModuleNeeds): ServerModule[] {
  return [userModule(needs), sewadarModule()];
}
