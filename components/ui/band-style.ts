/** Places a band on a scale from 0 to 100. */
export const bandStyle = ({ low, high }: { low: number; high: number }) => ({
  left: `${low}%`,
  width: `${high - low}%`,
});
