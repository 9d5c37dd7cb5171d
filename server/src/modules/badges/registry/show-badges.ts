import { type BadgeRow, badges } from '@sewa/contract/badges/badges';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { exportResource } from '../../../platform/resource/export-resource.ts';
import { historyOf } from '../../../platform/resource/history.queries.ts';
import { exportBadges, findBadge, listBadges } from './badges.queries.ts';
import { listCandidates } from './candidates.queries.ts';
import { checkBadges } from './check-badges.ts';
import type { RegistryNeeds } from './registry-needs.ts';

export function showBadges({ today }: RegistryNeeds): Handler<typeof badges.list> {
  return (tx, { who, query }) => listBadges(tx, { ...query, who, today: today() });
}

export function showCandidates({ today }: RegistryNeeds): Handler<typeof badges.candidates> {
  return (tx, { who, query }) => listCandidates(tx, { ...query, who, today: today() });
}

export function showProblems({ today }: RegistryNeeds): Handler<typeof badges.check> {
  return (tx, { who, body }) => checkBadges(tx, body.ids, { who, today: today() });
}

export function readBadge({ today }: RegistryNeeds): Handler<typeof badges.read> {
  return async (tx, { who, params }) => {
    const badge = await findBadge(tx, params.id, { who, today: today() });
    if (!badge) throw notFound();
    return badge;
  };
}

export function exportBadgeList({ today }: RegistryNeeds): Handler<typeof badges.export> {
  return (tx, call) =>
    exportResource<typeof badges, BadgeRow>(tx, {
      resource: badges,
      call,
      except: notInFiles,
      page: (next, cursor) => exportBadges(next, { ...call.query, who: call.who, today: today() }, cursor),
    });
}

/** Ids say nothing in a file; their names stand beside them. */
const notInFiles = ['holder', 'photo', 'replaces', 'replacedBy', 'centre'] as const;

export function showBadgeHistory({ today }: RegistryNeeds): Handler<typeof badges.history> {
  return async (tx, { who, params }) => {
    if (!(await findBadge(tx, params.id, { who, today: today() }))) throw notFound();
    return historyOf(tx, ['badge', 'badge_print_card'], params.id);
  };
}
