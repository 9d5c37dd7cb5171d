import type pg from 'pg';
import type { Cluster } from './cluster.ts';
import { ownerRole, portalDatabase } from './connection.ts';

/** Each step by itself, so that an interrupted first start is completed by the next. */
export async function ensurePortalDatabase(client: pg.Client, { state }: Cluster): Promise<void> {
  if (!(await exists(client, 'select from pg_roles where rolname = $1', ownerRole))) {
    const password = client.escapeLiteral(state.ownerPassword);
    await client.query(`create role ${ownerRole} login createrole password ${password}`);
  }
  if (!(await exists(client, 'select from pg_database where datname = $1', portalDatabase))) {
    await client.query(`create database ${portalDatabase} owner ${ownerRole}`);
  }
}

async function exists(client: pg.Client, query: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(query, [name]);
  return rowCount === 1;
}
