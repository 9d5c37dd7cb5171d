import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type Device, type devices, ENROLMENT_MINUTES } from '@sewa/contract/sync/devices';
import { assertWholeArea } from '../../platform/access/whole-area.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { lockRow } from '../../platform/resource/lock-row.queries.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { readBatch } from '../../platform/sync/batch.ts';
import { applyChanges } from '../../platform/sync/cloud/apply-batch.ts';
import { hashOfCode } from '../../platform/sync/cloud/enrol-device.ts';
import { ownArea } from '../../platform/sync/laptop/laptop.queries.ts';
import { syncedColumns } from '../../platform/sync/sync-rows.queries.ts';
import type { SyncedModule } from '../../platform/sync/synced-module.ts';
import {
  deleteEnrolment,
  insertEnrolment,
  listCandidates,
  listDevices,
  listEnrolments,
  listIncidents,
  noteHeldDecision,
  revokeDevice,
  takeHeld,
  updateDevice,
} from './devices.queries.ts';
import { assertMayHold, assertStaff, type LaptopHolding } from './laptop-holding.ts';

const CODE_LENGTH = 10;

export const showDevices: Handler<typeof devices.list> = async (tx) => ({
  devices: await listDevices(tx),
  enrolments: await listEnrolments(tx),
});

export const showCandidates: Handler<typeof devices.candidates> = (tx) => listCandidates(tx);

export function makeCode(holding: LaptopHolding): Handler<typeof devices.enrol> {
  return async (tx, { who, body }) => {
    assertWholeArea(who);
    if ((await ownArea(tx)) !== null) throw new PortalError('SYNC_CLOUD_ONLY');
    assertMayHold(who, holding);
    await assertStaff(tx, { who, staff: body.staff, today: holding.today() });
    const code = randomCode(CODE_LENGTH);
    const made = await insertEnrolment(tx, {
      ...{ id: newId(), name: body.name, codeHash: hashOfCode(code), staff: body.staff },
      ...{ minutes: ENROLMENT_MINUTES, by: who.name },
    });
    return { ...made, code: `${code.slice(0, 5)}-${code.slice(5)}` };
  };
}

export const withdrawCode: Handler<typeof devices.withdraw> = async (tx, { who, params }) => {
  assertWholeArea(who);
  if (!(await deleteEnrolment(tx, params.id))) throw notFound();
  return null;
};

export function editDevice({ today }: LaptopHolding): Handler<typeof devices.update> {
  return async (tx, { who, params, body }) => {
    assertWholeArea(who);
    await lockRow(tx, 'sync_device', params.id);
    const device = await getDevice(tx, params.id);
    const staff = device.staff.map(({ id }) => id);
    // As the form has it, so that the two saves can be compared.
    const shown = { ...device, staff };
    assertVersion(shown, body.version);
    const added = body.staff.filter((id) => !staff.includes(id));
    await assertStaff(tx, { who, staff: added, today: today() });
    await updateDevice(tx, params.id, body);
    return getDevice(tx, params.id);
  };
}

export const revoke: Handler<typeof devices.revoke> = async (tx, { who, params, body }) => {
  assertWholeArea(who);
  if (!(await revokeDevice(tx, params.id, { reason: body.reason, by: who.name }))) throw notFound();
  return getDevice(tx, params.id);
};

/** What a revoked laptop handed in is written as it would have been, or thrown away. */
export function decideHeld(needs: {
  modules: readonly SyncedModule[];
  now(): number;
}): Handler<typeof devices.decideHeld> {
  return async (tx, { who, params, body }) => {
    assertWholeArea(who);
    await getDevice(tx, params.id);
    const held = await takeHeld(tx, params.id);
    if (held.length === 0) throw new PortalError('SYNC_NOTHING_HELD');
    const { act, reason } = body;
    await noteHeldDecision(tx, params.id, { act, reason, batches: held.length, by: who.name });
    const tables = await syncedColumns(tx);
    for (const { device_number: device, body: batch } of act === 'accept' ? held : [])
      await applyChanges(tx, readBatch(batch).changes, {
        modules: needs.modules,
        tables,
        device,
        nowMs: needs.now(),
      });
    return getDevice(tx, params.id);
  };
}

export const showIncidents: Handler<typeof devices.incidents> = (tx, { query }) =>
  listIncidents(tx, {
    device: query.filter?.device ?? null,
    limit: query.size,
    offset: query.page * query.size,
  });

async function getDevice(tx: Tx, id: string): Promise<Device> {
  const [device] = await listDevices(tx, id);
  if (!device) throw notFound();
  return device;
}
