/** One honest line for each named place. A score in the middle of the range carries no advice. */
export const RANGE_COPY = {
  mode: "All six scores lie in or near the typical range. Scores there say little about how somebody works, so no Operating Mode is drawn from them.",
  tension: "No two of your scores pull apart by more than measurement error, so no tension is read from them.",
  reframe:
    "A second look takes a score that stands out, and none does. What you are asked for, and what you take on, says more about your work than these six numbers.",
};
