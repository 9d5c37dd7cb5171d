import { todayIn } from '@sewa/contract/kernel/values/days';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { codeRoutes } from './codes/codes.routes.ts';
import { codeSigner } from './codes/sign-codes.ts';
import { gateRoutes } from './gate/gate.routes.ts';

/** Badges of people, tokens without a person and vehicle passes: issued, printed and verified. */
export function badgesModule({ config, secret, files }: ModuleNeeds): ServerModule {
  const signer = codeSigner(secret);
  const { timeZone } = config;
  const today = () => todayIn(timeZone);
  return {
    name: 'badges',
    isLeftOutOffline: true,
    routes: [...codeRoutes(signer), ...gateRoutes({ files, timeZone, today })],
  };
}
