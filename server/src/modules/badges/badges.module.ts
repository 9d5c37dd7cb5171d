import { anyBadgeType } from '@sewa/contract/badges/badge-rights';
import { badgeCharts } from '@sewa/contract/badges/charts';
import { todayIn } from '@sewa/contract/kernel/values/days';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { cardRoutes } from './cards/cards.routes.ts';
import { forgetOldFiles } from './cards/forget-files.ts';
import { printJob } from './cards/print-job.ts';
import { openCardRenderer } from './cards/render/card-renderer.ts';
import { codeRoutes } from './codes/codes.routes.ts';
import { codeSigner } from './codes/sign-codes.ts';
import { fleetRoutes } from './fleet/fleet.routes.ts';
import { forgetOldScans } from './gate/forget-scans.ts';
import { gateRoutes } from './gate/gate.routes.ts';
import { quickEventNumbers } from './quick/number-series.ts';
import { quickRoutes } from './quick/quick.routes.ts';
import { badgeAlerts } from './registry/badge-alerts.ts';
import { expireBadges } from './registry/expire-badges.ts';
import { badgeNumbers } from './registry/number-series.ts';
import { countExpiring, countToPrint, validByType } from './registry/overview.queries.ts';
import { registryRoutes } from './registry/registry.routes.ts';
import { badgeSource } from './registry/search-source.queries.ts';
import { vehicleRoutes } from './vehicle/vehicle.routes.ts';

/** Badges of people, tokens without a person and vehicle passes: issued, printed and verified. */
export function badgesModule({ config, secret, ...given }: ModuleNeeds): ServerModule {
  const { timeZone } = config;
  const today = () => todayIn(timeZone);
  const signer = codeSigner(secret);
  const { origin, portalName } = config;
  const needs = { ...given, signer, timeZone, today, origin, portalName };
  const cards = { ...needs, renderer: openCardRenderer() };
  return {
    name: 'badges',
    isLeftOutOffline: true,
    numbers: [...badgeNumbers, quickEventNumbers],
    searchedRecords: [badgeSource(today)],
    charts: [{ chart: badgeCharts.byType, count: validByType }],
    waiting: [
      {
        kind: 'badgesToPrint',
        requirement: anyBadgeType,
        count: (tx, who) => countToPrint(tx, who, today()),
      },
      {
        kind: 'badgesExpiring',
        requirement: anyBadgeType,
        count: (tx, who) => countExpiring(tx, who, today()),
      },
    ],
    alerts: [badgeAlerts],
    housekeeping: [expireBadges(today), forgetOldFiles, forgetOldScans],
    jobs: [printJob(cards)],
    routes: [
      ...registryRoutes(needs),
      ...codeRoutes(signer),
      ...cardRoutes(cards),
      ...gateRoutes(needs),
      ...quickRoutes(needs),
      ...vehicleRoutes(needs),
      ...fleetRoutes(needs),
    ],
  };
}
