import { badges } from '@sewa/contract/badges/badges';
import { handle, type Route } from '../../../platform/http/route.ts';
import { editBadge } from './edit-badge.ts';
import { issueBadges } from './issue-badges.ts';
import { moveBadge, moveManyBadges, undoBadgeMoves } from './move-badge.ts';
import { showBadgePhoto } from './photo.ts';
import type { RegistryNeeds } from './registry-needs.ts';
import { renewBadges } from './renew-badges.ts';
import { replaceBadge } from './replace-badge.ts';
import {
  exportBadgeList,
  readBadge,
  showBadgeHistory,
  showBadges,
  showCandidates,
  showProblems,
} from './show-badges.ts';

/** Badges with a person: who has one, who could, and what becomes of each. */
export function registryRoutes(needs: RegistryNeeds): Route[] {
  return [
    handle(badges.list, showBadges(needs)),
    handle(badges.candidates, showCandidates(needs)),
    handle(badges.read, readBadge(needs)),
    handle(badges.update, editBadge(needs)),
    handle(badges.export, exportBadgeList(needs)),
    handle(badges.history, showBadgeHistory(needs)),
    handle(badges.issue, issueBadges(needs)),
    handle(badges.check, showProblems(needs)),
    handle(badges.move, moveBadge(needs)),
    handle(badges.moveMany, moveManyBadges(needs)),
    handle(badges.undo, undoBadgeMoves(needs)),
    handle(badges.replace, replaceBadge(needs)),
    handle(badges.renew, renewBadges(needs)),
    handle(badges.photo, showBadgePhoto(needs)),
  ];
}
