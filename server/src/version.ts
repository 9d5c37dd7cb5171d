import { readFileSync } from 'node:fs';

const root: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** Equals the newest entry of CHANGELOG.md and what the account menu shows. */
export const portalVersion = root.version;
