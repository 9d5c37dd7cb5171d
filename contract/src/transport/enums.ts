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
