export const RANGE_COPY = {
  mode: "All six scores lie in or near the typical range. Scores there say little about how somebody works, so no Operating Mode is drawn from them.",
  tension: "A tension needs two scores that stand out on different traits, and none of yours does.",
  reframe: "A reframe needs a score that stands out, and none does.",
};
