import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { codeRoutes } from './codes/codes.routes.ts';
import { codeSigner } from './codes/sign-codes.ts';

/** Badges of people, tokens without a person and vehicle passes: issued, printed and verified. */
export function badgesModule({ secret }: ModuleNeeds): ServerModule {
  const signer = codeSigner(secret);
  return {
    name: 'badges',
    isLeftOutOffline: true,
    routes: [...codeRoutes(signer)],
  };
}
