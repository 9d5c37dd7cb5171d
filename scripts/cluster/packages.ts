import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const paths = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/** Program → the Debian package that brings it. */
const programs: Readonly<Record<string, string>> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  setpriv: 'util-linux',
  nsenter: 'util-linux',
  ip: 'iproute2',
};

/** Debian packages that the cluster needs and this machine lacks. */
export function missingPackages(): string[] {
  const missing = Object.entries(programs)
    .filter(([name]) => !paths.some((path) => existsSync(join(path, name))))
    .map(([, name]) => name);
  if (findPostgres() === null) missing.push('postgresql');
  // Recommended by patroni only; it is what speaks to etcd.
  if (!existsSync('/usr/lib/python3/dist-packages/etcd')) missing.push('python3-etcd');
  return [...new Set(missing)];
}

/** The folder of the newest PostgreSQL's programs. */
export function findPostgres(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Number.isInteger) : [];
  return (
    versions
      .toSorted((a, b) => b - a)
      .map((version) => join(root, String(version), 'bin'))
      .find((folder) => existsSync(join(folder, 'postgres'))) ?? null
  );
}
