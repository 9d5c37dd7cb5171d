import { type LicenceClass, type VehicleType, vehicleTypes } from './enums.ts';

const { CAR, BUS, JEEP, TEMPO_TRAVELLER, TRUCK, SCOOTER, MOTOR_CYCLE, TRACTOR, VAN } = vehicleTypes;

const heavy: readonly LicenceClass[] = ['HMV', 'TRANS'];
const light: readonly LicenceClass[] = ['LMV', 'LMV_TR', 'HGMV', 'HPMV', ...heavy];

/** The classes of which one is enough for a vehicle of the type. */
export const classesFor: Readonly<Record<VehicleType, readonly LicenceClass[]>> = {
  [CAR]: light,
  [JEEP]: light,
  [VAN]: light,
  // Carries passengers as a bus does: the plain class for cars is not enough.
  [TEMPO_TRAVELLER]: ['LMV_TR', 'HPMV', ...heavy],
  [BUS]: ['HPMV', ...heavy],
  [TRUCK]: ['HGMV', ...heavy],
  [SCOOTER]: ['MCWOG', 'MCWG'],
  [MOTOR_CYCLE]: ['MCWG'],
  [TRACTOR]: ['TRACTOR', ...light],
};

export function mayDrive(classes: readonly LicenceClass[], type: VehicleType): boolean {
  return classesFor[type].some((one) => classes.includes(one));
}

/** As they are printed on the licence. */
export function classText(one: LicenceClass): string {
  return one.replace('_', '-');
}
