import { fileURLToPath } from 'node:url';
import { schemaText } from './schema-text.ts';
import { schemaTypes } from './schema-types.ts';

const server = new URL('../../server/', import.meta.url);

/** What is generated from a migrated database, and where it lies. */
export const schemaFiles = [
  { path: fileURLToPath(new URL('schema.sql', server)), generate: schemaText },
  { path: fileURLToPath(new URL('src/platform/db/schema.gen.ts', server)), generate: schemaTypes },
];
