import { z } from 'zod';

/** The last entry of an archive; says what the others must be. */
export const Manifest = z.object({
  format: z.literal('sewa-portal-backup'),
  formatVersion: z.literal(1),
  portalVersion: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ version: z.int(), name: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
    }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  /** Beginnings of the months that the change log has entries of, as far as known: a restore makes them first. */
  logMonths: z.array(z.iso.datetime()).max(5_000).default([]),
  entries: z.array(z.object({ name: z.string(), bytes: z.int().min(0), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;
export type ArchivedTable = Manifest['tables'][number];
export type ArchivedEntry = Manifest['entries'][number];

export const manifestName = 'manifest.json';
export const filesFolder = 'files/';
export const tableFolder = ({ schema, name }: { schema: string; name: string }) =>
  `tables/${schema}.${name}/`;
