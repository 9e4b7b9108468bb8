/** Milliseconds of processor time that some work takes: unlike the clock's, they are the same on a busy machine. */
export function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
