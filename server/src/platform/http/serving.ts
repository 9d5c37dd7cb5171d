import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';

/** What the composition root hands to the routes. */
export interface Serving {
  app: FastifyInstance;
  database: Database;
  timeZone: string;
  /** The public address, where one is configured. */
  origin: string | null;
  /** Cookies are marked Secure unless only this machine, or a camp's own network, can reach the portal. */
  isSecure(request: FastifyRequest): boolean;
  /** Called after each commit that may have changed something. */
  announce(): void;
}
