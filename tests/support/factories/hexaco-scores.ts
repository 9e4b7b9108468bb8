export const SCORES = {
  honesty_humility: 71,
  emotionality: 40,
  extraversion: 82,
  agreeableness: 35,
  conscientiousness: 77,
  openness: 64,
};
