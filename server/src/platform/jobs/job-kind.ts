import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { ClientBase } from 'pg';
import type { z } from 'zod';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';

/** Long work that a module offers. It may be run again from its beginning when its process died. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  /** 'import.check': the part before the dot is the origin in the change log. */
  name: string;
  /** What its maker must hold, when it is asked for and whenever it touches the database. */
  requirement: Requirement | ((input: z.output<S>) => Requirement);
  input: S;
  /** What it returns is shown to its maker. */
  run(job: RunningJob<z.output<S>>): Promise<Record<string, unknown>>;
}

export function jobKind<S extends z.ZodType>(kind: JobKind<S>): JobKind {
  return kind as unknown as JobKind;
}

export interface RunningJob<Input> {
  id: string;
  input: Input;
  /** One transaction as the job's maker, with the rights of now; it is rolled back when the job is cancelled. */
  transact<T>(run: (tx: Tx, who: Who, client: ClientBase) => Promise<T>): Promise<T>;
  /** Like transact, also after the job was cancelled: to give back what was taken aside. */
  afterwards<T>(run: (tx: Tx, who: Who, client: ClientBase) => Promise<T>): Promise<T>;
  /** As often as one likes: it is written down twice a second, by another connection. */
  progress(done: number, total?: number): void;
  /** Aborted when its maker cancels it, or when the portal closes. */
  signal: AbortSignal;
}
