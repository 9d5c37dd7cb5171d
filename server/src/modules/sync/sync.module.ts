import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { devices } from '@sewa/contract/sync/devices';
import { cloudSync } from '@sewa/contract/sync/sync';
import { syncWire } from '@sewa/contract/sync/wire';
import { isOfWholeArea } from '../../platform/access/whole-area.ts';
import { handle, handleInSteps, handlePublic } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { enrolDevice, openExchange } from '../../platform/sync/cloud/enrol-device.ts';
import { answerDevice } from '../../platform/sync/cloud/exchange.ts';
import { forgetOldSync } from '../../platform/sync/forget-old.queries.ts';
import type { SyncedModule } from '../../platform/sync/synced-module.ts';
import { countOpenConflicts } from './cloud-sync.queries.ts';
import { settle, showConflicts, showScopes, showState } from './cloud-sync.ts';
import {
  decideHeld,
  editDevice,
  makeCode,
  revoke,
  showCandidates,
  showDevices,
  showIncidents,
  withdrawCode,
} from './devices.ts';
import { askFor, enrolLaptop, type LaptopSide, syncJob } from './laptop.ts';
import { openWiping, wipe } from './wipe.ts';

/**
 * Cloud Sync, of whatever the modules sync: devices and exchange in the cloud, runs on a laptop, the page on both. Devices
 * and conflicts are of the whole area: a user of some centres would see and hand out the others' donors.
 */
export function syncModule(
  { config, secret, log, jobs, files, backups }: ModuleNeeds,
  modules: readonly SyncedModule[],
): ServerModule {
  const cloud = { secret, modules, log, now: Date.now };
  const holding = { modules, today: () => todayIn(config.timeZone) };
  const page = { isLaptop: config.isOffline, modules };
  const wiping = openWiping({ config, files, backups });
  const laptop: LaptopSide = { ...page, dataDir: config.dataDir, log, jobs, wiping };
  return {
    name: 'sync',
    jobs: [syncJob(laptop)],
    waiting: [
      {
        kind: 'syncConflicts',
        requirement: right('BLOOD_DONATION.CLOUD_SYNC', 'cloudSync'),
        count: async (tx, who) => (isOfWholeArea(who) ? countOpenConflicts(tx) : 0),
      },
    ],
    housekeeping: [
      {
        name: 'old entries of Cloud Sync',
        run: async (_progress, anonymous) => {
          await anonymous(forgetOldSync);
          return undefined;
        },
      },
      {
        name: 'disk of a wiped laptop',
        run: async (_progress, anonymous) => {
          if (config.isOffline) await wiping.finish(anonymous);
          return undefined;
        },
      },
    ],
    routes: [
      handlePublic(syncWire.open, openExchange(cloud)),
      handlePublic(syncWire.enrol, enrolDevice(cloud)),
      handlePublic(syncWire.exchange, answerDevice(cloud)),
      handle(devices.list, showDevices),
      handle(devices.candidates, showCandidates),
      handle(devices.enrol, makeCode(holding)),
      handle(devices.withdraw, withdrawCode),
      handle(devices.update, editDevice(holding)),
      handle(devices.revoke, revoke),
      handle(devices.decideHeld, decideHeld(cloud)),
      handle(devices.incidents, showIncidents),
      handle(cloudSync.state, showState(page)),
      handle(cloudSync.scopes, showScopes(page)),
      handleInSteps(cloudSync.enrol, enrolLaptop(laptop)),
      handle(cloudSync.prepare, askFor(laptop, 'prepare')),
      handle(cloudSync.handIn, askFor(laptop, 'handIn')),
      handleInSteps(cloudSync.wipe, wipe(laptop)),
      handle(cloudSync.conflicts, showConflicts(page)),
      handle(cloudSync.settle, settle(page)),
    ],
  };
}
