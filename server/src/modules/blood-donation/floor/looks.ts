import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import type { BackupReport } from '../../../platform/backups/backups.ts';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { boardRow, controlRow } from './floor-board.queries.ts';
import { shownVisits } from './shown-visits.ts';
import { findFloorCamp, lineRows } from './visits.queries.ts';

export function showLine(needs: BloodNeeds): Handler<typeof floor.line> {
  return async (tx, { who, params }) => {
    const [camp, day] = [params.id, needs.today()];
    const [found, rows] = await Promise.all([
      findFloorCamp(tx, camp, { isHeld: false }),
      lineRows(tx, { camp, day }),
    ]);
    if (!found) throw notFound();
    const visits = await shownVisits(tx, who, { camp, rows, needs });
    return { day, at: new Date().toISOString(), visits };
  };
}

export function showBoard({ today }: BloodNeeds): Handler<typeof floor.board> {
  return async (tx, { params }) => {
    const board = await boardRow(tx, { camp: params.id, day: today() });
    if (!board) throw notFound();
    return board;
  };
}

export function showControl({ today }: BloodNeeds, timeZone: string): Handler<typeof floor.control> {
  return async (tx, { params }) => {
    if (!(await findFloorCamp(tx, params.id, { isHeld: false }))) throw notFound();
    return controlRow(tx, { camp: params.id, day: today(), timeZone });
  };
}

export function showBackup(backups: BackupReport | null): Handler<typeof floor.backup> {
  return async () => {
    if (backups === null) return { isMadeHere: false, at: null, problem: null, isOld: false };
    const { at, problem, isOld } = await backups.state();
    return { isMadeHere: true, at: at?.toISOString() ?? null, problem, isOld };
  };
}
