import "server-only";

const MAX_AGE_MS = 2_000;
const MAX_ENTRIES = 10_000;

interface Entry<T> {
  value: Promise<T>;
  readAt: number;
}

/**
 * Caches a value per process and key for two seconds, so that a check on every request costs one query in that time.
 * When a read fails, the last value is returned; without one, the call rejects.
 */
export class StaleOnErrorCache<K, T> {
  private readonly entries = new Map<K, Entry<T>>();

  get(key: K, read: () => Promise<T>): Promise<T> {
    const last = this.entries.get(key);
    if (last && performance.now() - last.readAt < MAX_AGE_MS) return last.value;
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    const value = read().catch((error: unknown) => {
      if (last) return last.value;
      this.entries.delete(key);
      throw error;
    });
    this.entries.set(key, { value, readAt: performance.now() });
    return value;
  }

  forget(key: K): void {
    this.entries.delete(key);
  }
}
