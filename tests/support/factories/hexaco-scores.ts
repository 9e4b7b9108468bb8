export const SCORES = {
  honesty_humility: 71,
  emotionality: 40,
  extraversion: 82,
  agreeableness: 35,
  conscientiousness: 77,
  openness: 64,
};

export const TYPED_SCORES = {
  values: {
    honesty_humility: 57,
    emotionality: 58,
    extraversion: 85,
    agreeableness: 30,
    conscientiousness: 57,
    openness: 65,
  },
  source: "manual" as const,
  facets: {},
};
