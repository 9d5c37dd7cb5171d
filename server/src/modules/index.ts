import { guardedAttachments, guardedImports, guardedPapers } from '@sewa/contract/modules';
import type { ModuleNeeds, ServerModule } from '../platform/module.ts';
import { applicationsModule } from './applications/applications.routes.ts';
import { attachmentsModule } from './attachments/attachments.routes.ts';
import { attendanceModule } from './attendance/attendance.module.ts';
import { badgesModule } from './badges/badges.module.ts';
import { passOnCard, sewadarOnCard } from './badges/public.ts';
import { bavModule } from './bav/bav.module.ts';
import { bloodDonationModule } from './blood-donation/blood-donation.module.ts';
import { homeModule } from './home/home.routes.ts';
import { importsModule } from './imports/imports.routes.ts';
import { jobsModule } from './jobs/jobs.routes.ts';
import { nominalRollModule } from './nominal-roll/nominal-roll.routes.ts';
import { oaeModule } from './oae/oae.routes.ts';
import { listGatheringDays, refuseSecondMembership, refuseThirdMember } from './oae/public.ts';
import { papersModule } from './papers/papers.module.ts';
import { sewadarModule } from './sewadar/sewadar.routes.ts';
import { sgManagementModule } from './sg-management/sg-management.module.ts';
import { syncModule } from './sync/sync.module.ts';
import { transportModule } from './transport/transport.module.ts';
import { userModule } from './user/user.routes.ts';

/** The one list of modules. What waits for a decision is shown in this order. */
export function modules(needs: ModuleNeeds): ServerModule[] {
  const declaring = [
    applicationsModule(needs),
    userModule(needs),
    sewadarModule(needs, { mergeChecks: [refuseThirdMember, refuseSecondMembership] }),
    oaeModule(needs, { readCard: passOnCard }),
    nominalRollModule(needs, { readCard: sewadarOnCard }),
    attendanceModule(needs, { readCard: sewadarOnCard, listGatheringDays }),
    bavModule(needs),
    badgesModule(needs),
    transportModule(needs),
    sgManagementModule(needs),
    bloodDonationModule(needs),
  ];
  assertNumbersApart(declaring);
  const shown = declaring.filter((module) => !(needs.config.isOffline && module.isLeftOutOffline));
  const papers = papersModule(needs, {
    calls: guardedPapers,
    tables: shown.flatMap((module) => module.papers ?? []),
  });
  const sync = syncModule(
    needs,
    declaring.flatMap((module) => module.synced ?? []),
  );
  return [
    ...declaring,
    papers,
    sync,
    homeModule(needs, [...shown, papers, sync]),
    jobsModule(),
    attachmentsModule(needs, {
      calls: guardedAttachments,
      tables: declaring.flatMap((module) => module.attachments ?? []),
    }),
    importsModule(needs, {
      calls: guardedImports,
      kinds: declaring.flatMap((module) => module.imports ?? []),
    }),
  ];
}

/** Two modules that count in one series would give each other's numbers. */
function assertNumbersApart(declaring: readonly ServerModule[]): void {
  const names = declaring.flatMap((module) => module.numbers ?? []).map(({ name }) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`the number series ${twice} is declared twice`);
}
