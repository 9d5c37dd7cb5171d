import type autocannon from 'autocannon';
import { type Cost, cheapest, measure, type Side, sumOf } from './sides.ts';

export type Next = Record<Side['name'], () => Partial<autocannon.Request>>;

export interface Work {
  name: string;
  /** How much there was, where several sizes are compared. */
  size?: number;
  /** At most so many times the CPU of the floor. */
  bar?: number;
  requests: number;
  connections: number;
  rounds: number;
  postmaster: number;
  next: Next;
}

export interface Compared {
  work: string;
  size: number | undefined;
  bar: number | undefined;
  floor: Cost;
  portal: Cost;
}

/** The same work by both sides in turns. The first round warms up; of the others the cheapest counts. */
export async function compare(sides: readonly Side[], given: Work): Promise<Compared> {
  const { name, size, bar, requests, connections, rounds, postmaster, next } = given;
  const costs: Record<Side['name'], Cost[]> = { floor: [], portal: [] };
  for (let round = 0; round <= rounds; round++)
    for (const side of sides) {
      const cost = await measure(side, { postmaster, requests, connections, next: next[side.name] });
      if (round > 0) costs[side.name].push(cost);
    }
  return { work: name, size, bar, floor: cheapest(costs.floor), portal: cheapest(costs.portal) };
}

/** Growth from the smallest size to the largest stays below this. */
const MAX_GROWTH = 2;

/** Prints the figures; the process fails where a bar is missed. */
export function showCompared(all: readonly Compared[]): void {
  const two = (cost: Cost) => `${cost.server.toFixed(2)} + ${cost.database.toFixed(2)}`;
  const missed: string[] = [];
  const table = all.map(({ work, size, bar, floor, portal }) => {
    const ratio = sumOf(portal) / sumOf(floor);
    const smallest = all.find((one) => one.work === work);
    const growth = smallest === undefined ? 1 : sumOf(portal) / sumOf(smallest.portal);
    if (bar !== undefined && ratio > bar) missed.push(`${work}: ${ratio.toFixed(2)} of ${bar}`);
    if (growth >= MAX_GROWTH) missed.push(`${work}: grows ${growth.toFixed(2)} times`);
    return {
      work,
      size,
      floor: two(floor),
      portal: two(portal),
      'portal / floor': ratio.toFixed(2),
      bar,
      growth: smallest?.size === size ? '' : growth.toFixed(2),
      p99: portal.p99,
    };
  });
  console.log('CPU ms per request (server + database):');
  console.table(table);
  if (missed.length > 0) {
    console.error(`Missed: ${missed.join('; ')}`);
    process.exitCode = 1;
  }
}
