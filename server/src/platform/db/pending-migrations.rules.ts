export interface MigrationFile {
  version: number;
  name: string;
}

/**
 * The files that a database still needs, oldest first. Throws when the files contradict what the database has: a file
 * that came late, from a branch with an old number, would make an upgraded database differ from a fresh one.
 */
export function pendingMigrations<File extends MigrationFile>(
  files: readonly File[],
  applied: readonly MigrationFile[],
): File[] {
  const sorted = files.toSorted((a, b) => a.version - b.version);
  const nameApplied = new Map(applied.map(({ version, name }) => [version, name]));
  const newest = applied.toSorted((a, b) => b.version - a.version).at(0);
  for (const [index, { version, name }] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next?.version === version)
      throw new Error(`${name} and ${next.name} have the same number: give one of them the next free one.`);
    const other = nameApplied.get(version);
    if (other !== undefined && other !== name)
      throw new Error(`The database has ${other} where this portal has ${name}: number ${name} anew.`);
    if (other === undefined && newest && version < newest.version)
      throw new Error(
        `${name} is older than ${newest.name}, which the database already has: give it the next number.`,
      );
  }
  return sorted.filter(({ version }) => !nameApplied.has(version));
}
