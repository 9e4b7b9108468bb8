const DEFAULT_SEED = 0x9e3779b9;
// Hoisted because resampling calls it millions of times.
const { imul } = Math;

/** mulberry32: numbers in [0, 1), the same sequence for the same seed. */
export function seededRandom(seed = DEFAULT_SEED): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
