import "server-only";

const RECHECK_MS = 2_000;
const MAX_ANSWERS = 10_000;

interface Answer<T> {
  value: Promise<T>;
  askedAt: number;
}

/**
 * Caches answers per process and key for two seconds, so that a check on every request costs one query in that time.
 * While the database is unavailable, the last answer is used; without one, the call rejects.
 */
export class RecheckedAnswers<K, T> {
  private readonly answers = new Map<K, Answer<T>>();

  get(key: K, ask: () => Promise<T>): Promise<T> {
    const last = this.answers.get(key);
    if (last && performance.now() - last.askedAt < RECHECK_MS) return last.value;
    if (this.answers.size >= MAX_ANSWERS) this.answers.clear();
    const value = ask().catch((error: unknown) => {
      if (last) return last.value;
      this.answers.delete(key);
      throw error;
    });
    this.answers.set(key, { value, askedAt: performance.now() });
    return value;
  }

  forget(key: K): void {
    this.answers.delete(key);
  }
}
