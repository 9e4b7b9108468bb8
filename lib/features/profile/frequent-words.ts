const MIN_TIMES = 3;
const MAX_WORDS = 3;

const COMMON = new Set(
  `about above across after again also always among another around because been before being between both building
  company could during each every experience first focus from have having help helping including into just like made
  make making many more most much need other over people professional role same since skills some such team teams than
  that their them then there these they this those through time together under until using very want well were what
  when where which while with within without work worked working world would year years your auch aber alle eine einen
  einer eines haben nicht oder sich sind sowie über unter werden wurde zwischen avec dans pour plus sont nous vous leur
  entre être`.split(/\s+/),
);

export function frequentWords(text: string): { word: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    if (!COMMON.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .filter(({ count }) => count >= MIN_TIMES)
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, MAX_WORDS);
}
