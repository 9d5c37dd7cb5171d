import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { ownerRole, portalDatabase } from './connection.ts';

/** Each step by itself, so that an interrupted first start is completed by the next. */
export async function ensurePortalDatabase(client: pg.ClientBase, { state }: Cluster): Promise<void> {
  if (!(await exists(client, 'select from pg_roles where rolname = $1', ownerRole))) {
    const password = pg.escapeLiteral(state.ownerPassword);
    await client.query(`create role ${ownerRole} login createrole password ${password}`);
  }
  if (!(await hasDatabase(client, portalDatabase))) {
    await createDatabase(client, portalDatabase);
  }
}

/** An empty database like the portal's own. */
export async function createDatabase(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(`create database ${pg.escapeIdentifier(name)} owner ${ownerRole}`);
  await client.query(`revoke temporary on database ${pg.escapeIdentifier(name)} from public`);
}

/**
 * Puts another database in the portal's place, both names in one transaction. The old one stays under its new name, and
 * says by being there that the change of places is not finished.
 */
export async function replacePortalDatabase(
  client: pg.ClientBase,
  { fresh, old }: { fresh: string; old: string },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // A database with connections cannot be renamed, and terminated ones need a moment to go.
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = any ($1)', [
      [portalDatabase, fresh],
    ]);
    try {
      await client.query('begin');
      await client.query(`alter database ${portalDatabase} rename to ${pg.escapeIdentifier(old)}`);
      await client.query(`alter database ${pg.escapeIdentifier(fresh)} rename to ${portalDatabase}`);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (attempt === 20) throw error;
      await delay(100);
    }
  }
}

export async function hasDatabase(client: pg.ClientBase, name: string): Promise<boolean> {
  return exists(client, 'select from pg_database where datname = $1', name);
}

export async function dropDatabase(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

async function exists(client: pg.ClientBase, query: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(query, [name]);
  return rowCount === 1;
}
