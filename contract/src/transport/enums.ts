export const vehicleTypes = {
  CAR: 5,
  BUS: 10,
  JEEP: 15,
  TEMPO_TRAVELLER: 20,
  TRUCK: 25,
  SCOOTER: 30,
  MOTOR_CYCLE: 35,
  TRACTOR: 40,
  VAN: 45,
} as const;
export type VehicleType = (typeof vehicleTypes)[keyof typeof vehicleTypes];

export const fuels = ['petrol', 'diesel', 'cng', 'lpg', 'electric', 'hybrid'] as const;

/** Whose vehicle it is. */
export const ownerships = ['organisation', 'sewadar', 'hired'] as const;

export const vehicleStatuses = ['inUse', 'inRepair', 'withdrawn'] as const;
export type VehicleStatus = (typeof vehicleStatuses)[number];

export const driverStatuses = ['active', 'onLeave', 'inactive'] as const;
export type DriverStatus = (typeof driverStatuses)[number];

/** Classes as they stand on a driving licence. */
export const licenceClasses = [
  'MCWOG',
  'MCWG',
  'LMV',
  'LMV_TR',
  'HMV',
  'HGMV',
  'HPMV',
  'TRANS',
  'TRACTOR',
] as const;
export type LicenceClass = (typeof licenceClasses)[number];

export const tripStatuses = { CANCELLED: 5, PLANNED: 10, STARTED: 20, COMPLETED: 30 } as const;
export type TripStatus = (typeof tripStatuses)[keyof typeof tripStatuses];

export const expenseStatuses = { REJECTED: 5, DRAFT: 10, SUBMITTED: 20, APPROVED: 30, PAID: 40 } as const;
export type ExpenseStatus = (typeof expenseStatuses)[keyof typeof expenseStatuses];

export const expenseKinds = [
  'fuel',
  'toll',
  'parking',
  'repair',
  'tyre',
  'service',
  'fine',
  'other',
] as const;
export type ExpenseKind = (typeof expenseKinds)[number];
