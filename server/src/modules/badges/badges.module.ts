import { todayIn } from '@sewa/contract/kernel/values/days';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { codeRoutes } from './codes/codes.routes.ts';
import { codeSigner } from './codes/sign-codes.ts';
import { gateRoutes } from './gate/gate.routes.ts';
import { quickEventNumbers } from './quick/number-series.ts';
import { quickRoutes } from './quick/quick.routes.ts';
import { vehicleRoutes } from './vehicle/vehicle.routes.ts';

/** Badges of people, tokens without a person and vehicle passes: issued, printed and verified. */
export function badgesModule({ config, secret, files, pdf }: ModuleNeeds): ServerModule {
  const signer = codeSigner(secret);
  const { timeZone } = config;
  const today = () => todayIn(timeZone);
  const needs = { signer, files, pdf, timeZone, today };
  return {
    name: 'badges',
    isLeftOutOffline: true,
    numbers: [quickEventNumbers],
    routes: [...codeRoutes(signer), ...gateRoutes(needs), ...quickRoutes(needs), ...vehicleRoutes(needs)],
  };
}
