/** What other modules may use of transport. */
export { findFleetVehicle } from './transport.queries.ts';
