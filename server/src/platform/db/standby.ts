import { Client, type ClientBase } from 'pg';
import { noteSocketErrors } from './lost-connection.ts';

const standbys = new WeakSet<object>();

/** A connection that knows whether it leads to a replica: PostgreSQL says so at the start, and again after a promotion. */
export class StandbyAware extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    const { connection } = this as unknown as { connection: NodeJS.EventEmitter };
    noteSocketErrors(connection);
    connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
      if (parameterName !== 'in_hot_standby') return;
      if (parameterValue === 'on') standbys.add(this);
      else standbys.delete(this);
    });
  }
}

export function isStandby(client: ClientBase): boolean {
  return standbys.has(client);
}
