/** A record with one value for each key; `keys` must list every key of the type. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K, index: number) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key, index) => [key, valueOf(key, index)])) as Record<K, V>; // fromEntries loses the type of the keys.
}

/** The keys of a literal, whose type names all of them. */
export const keysOf = <T extends object>(record: T): (keyof T & string)[] =>
  Object.keys(record) as (keyof T & string)[]; // Object.keys loses the type of the keys.
