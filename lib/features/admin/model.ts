/** By convention, `_contract_` marks a migration that removes or narrows something; every other one only adds. */
export const isContracting = (migration: string): boolean => /^\d+_contract_/.test(migration);

export const isAdditionTo = (shipped: string[], migration: string): boolean =>
  migration > (shipped.toSorted().at(-1) ?? "") && !isContracting(migration);

/**
 * Whether this version can serve a database with these finished migrations: all of its own, and of newer ones only
 * those that add. Old instances therefore stay ready beside the first new one during a rolling upgrade.
 */
export function isCompatible(shipped: string[], finished: ReadonlySet<string>): boolean {
  const own = new Set(shipped);
  const unknown = [...finished].filter((name) => !own.has(name));
  return shipped.every((name) => finished.has(name)) && unknown.every((name) => isAdditionTo(shipped, name));
}
