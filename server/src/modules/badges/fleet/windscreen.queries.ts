import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

interface Paper {
  kind: string;
  validUntil: string;
}

interface FleetVehicle {
  vehicleNumber: string;
  vehicleType: number;
  centreName: string;
  isWithdrawn: boolean;
  papers: Paper[];
}

/** Any vehicle of the area, by the function scanned_fleet_vehicle. */
export async function findGateFleetVehicle(tx: Tx, code: number): Promise<FleetVehicle | null> {
  const { rows } = await sql<FleetVehicle>`
    select vehicle_number as "vehicleNumber", vehicle_type as "vehicleType", centre_name as "centreName",
      is_withdrawn as "isWithdrawn", papers
    from scanned_fleet_vehicle(${code})`.execute(tx);
  return rows[0] ?? null;
}

export interface Windscreen extends Omit<FleetVehicle, 'centreName'> {
  areaName: string;
  publicKey: Buffer;
}

/** Of any area, for nobody in particular. Several areas may have had one code: the signature tells whose it is. */
export async function findWindscreens(
  tx: Tx,
  code: { area: string; key: string; number: number },
): Promise<Windscreen[]> {
  const { rows } = await sql<Windscreen>`
    select area_name as "areaName", public_key as "publicKey", vehicle_number as "vehicleNumber",
      vehicle_type as "vehicleType", is_withdrawn as "isWithdrawn", papers
    from windscreen_of(${code.area}, ${code.key}, ${code.number})`.execute(tx);
  return rows;
}
