export const RANGE_COPY = {
  mode: {
    text: "All six scores lie in or near the typical range. Scores there say little about how somebody works, so these six do not describe an Operating Mode, and a sentence that did would fit almost everybody. What you are asked for, and what you take on, will say more than the questionnaire can.",
    step: "Ask two colleagues separately for the one thing they would always send your way, and compare the answers.",
  },
  tension: {
    text: "No two of your scores pull apart by more than measurement error, so no tension can be read from them. If one exists, it lies in the situation: two aims that cannot both be met this quarter, or two people who expect different things of you.",
    step: "Write down the two aims of this quarter that compete for the same hours, and tell the person you report to which one you will put first.",
  },
  reframe: {
    text: "A profile without peaks can look like a result without news. It does say where not to look: if work goes badly somewhere, strong temperament is an unlikely cause, and habits, roles and circumstances are the better place to start.",
    step: "For five working days, note one thing that went well and the situation it happened in; look for the pattern on day six.",
  },
};
