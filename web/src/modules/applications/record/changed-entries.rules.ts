type Entries = Readonly<Record<string, unknown>>;

export interface ChangedEntry {
  /** `phone`, or `form.validTo` for an answer. */
  name: string;
  before: unknown;
  after: unknown;
}

/**
 * The entries that differ, answers one by one, in the order of the form: the database keeps another one. `after` may
 * carry more than entries; only what `before` has is compared.
 */
export function changedEntries(before: Entries, after: Entries): ChangedEntry[] {
  const names = Object.keys(after).filter((name) => name in before);
  return names.flatMap((name) => {
    const old = before[name];
    const now = after[name];
    if (name === 'form' && isEntries(old) && isEntries(now)) {
      return changedEntries(old, now).map((one) => ({ ...one, name: `form.${one.name}` }));
    }
    return text(old) === text(now) ? [] : [{ name, before: old, after: now }];
  });
}

function isEntries(value: unknown): value is Entries {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The same whatever the order of its keys: the database keeps another one than the form. */
function text(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner: unknown) =>
    isEntries(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
