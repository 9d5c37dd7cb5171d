import { driverPapers, vehiclePapers } from '@sewa/contract/transport/papers';
import type { PaperTable } from '../../platform/papers/paper-table.ts';
import { hasDriverLeft } from './transport.queries.ts';

export const vehiclePaperTable: PaperTable = {
  owner: vehiclePapers,
  table: 'transport_vehicle',
  column: 'vehicle_id',
  title: 'number',
  waiting: 'papers',
  closed: ['withdrawn'],
};

export const driverPaperTable: PaperTable = {
  owner: driverPapers,
  table: 'transport_driver',
  column: 'driver_id',
  title: 'name',
  waiting: 'papers',
  closed: ['inactive'],
  isOver: hasDriverLeft,
};
