import { formatHours } from "./metric-labels";
import { noExclusions } from "@/tests/support/factories/mailbox-patterns";
import { makeSentMails, timeOf } from "@/tests/support/mail/mail-factory";
import { seededRandom } from "@/lib/shared/numbers/seeded-random";
import { unitWeights } from "./bootstrap";
import { bootstrap, estimateOf, prepareMetric, memoizedSums } from "./estimate";
import { METRIC_DEFINITIONS } from "./metric-definitions";
import { measureSteps } from "./metrics";
import { collectMailFiles } from "../parse";
import {
  type Count,
  COUNTS,
  type MessageFeatures,
  METRICS,
  type MetricKey,
  type ImportSummary,
  USUAL_HOURS,
} from "../schema";

const SUMMARY: ImportSummary = {
  seen: 0,
  excluded: noExclusions(),
  allWords: 0,
  invitesPerWeek: [],
  inbound: null,
  conversations: null,
};

type Overrides = Partial<Omit<MessageFeatures, "counts">> & { counts?: Partial<Record<Count, number>> };

function message(index: number, { counts = {}, ...rest }: Overrides = {}): MessageFeatures {
  const base: Partial<Record<Count, number>> = { words: 40, sentences: 4, syllables: 60, ...counts };
  return {
    id: `message-${index}`,
    at: timeOf(index, false).getTime(),
    offset: 0,
    isReply: true,
    recipients: 1,
    to: ["r0"],
    thread: `t${index}`,
    language: "en",
    latency: null,
    isForward: false,
    parent: null,
    ...rest,
    counts: COUNTS.map((key) => base[key] ?? 0),
  };
}

const many = (count: number, make: (index: number) => Overrides = () => ({})) =>
  Array.from({ length: count }, (_, index) => message(index, make(index)));

function measure(
  messages: MessageFeatures[],
  summary: Partial<ImportSummary> = {},
  { source = "file", isConfirmed = true }: { source?: "file" | "paste"; isConfirmed?: boolean } = {},
) {
  const steps = measureSteps({
    messages,
    summary: { ...SUMMARY, ...summary },
    hours: USUAL_HOURS,
    clock: { zone: "UTC", isConfirmed },
    source,
  });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const metricOf = (messages: MessageFeatures[], key: MetricKey, summary: Partial<ImportSummary> = {}) => {
  const found = measure(messages, summary).metrics.find((metric) => metric.key === key);
  if (!found) throw new Error(`no metric ${key}`);
  return found;
};

function prepare(messages: MessageFeatures[], key: MetricKey) {
  const metric = METRIC_DEFINITIONS[key];
  if (metric.kind === "series") throw new Error(`${key} is a series`);
  const mailbox = { messages, hours: USUAL_HOURS, englishShare: 1 };
  return prepareMetric(metric, mailbox, memoizedSums(mailbox));
}

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function estimate(messages: MessageFeatures[], key: MetricKey) {
  const prepared = prepare(messages, key);
  const [replicates = new Float64Array()] = finish(bootstrap([prepared.evaluate], messages.length));
  return estimateOf(prepared, messages.length, replicates);
}

describe("each metric implements its formula", () => {
  const every = (step: number, counts: Partial<Record<Count, number>>) =>
    many(300, (index) => (index % step === 0 ? { counts } : {}));

  it.each<[MetricKey, MessageFeatures[], number]>([
    ["questions", every(4, { questions: 2 }), 0.25],
    ["followUps", many(300, (i) => ({ isReply: i % 2 === 0, counts: { questions: i % 4 === 0 ? 1 : 0 } })), 0.5],
    ["thanks", every(5, { thanks: 3 }), 0.2],
    ["closingThanks", every(3, { closingThanks: 1 }), 1 / 3],
    ["praise", every(10, { praise: 1 }), 0.1],
    ["apologies", every(10, { apologies: 1 }), 0.1],
    ["hedges", many(300, () => ({ counts: { hedges: 1 } })), 2.5],
    ["minimizers", many(300, () => ({ counts: { minimizers: 2 } })), 5],
    ["boosters", many(300, () => ({ counts: { boosters: 1 } })), 2.5],
    ["iWords", many(300, () => ({ counts: { iWords: 2 } })), 5],
    ["weWords", many(300, () => ({ counts: { weWords: 1 } })), 2.5],
    ["weShare", many(300, () => ({ counts: { iWords: 3, weWords: 1 } })), 0.25],
    ["youWords", many(300, () => ({ counts: { youWords: 1 } })), 2.5],
    ["directness", many(300, (i) => ({ counts: i % 4 === 0 ? { indirectRequests: 1 } : { directRequests: 1 } })), 0.75],
    ["politeness", many(300, () => ({ counts: { politePlus: 3, politeMinus: 1 } })), 2],
    ["autonomy", every(10, { autonomy: 1 }), 0.1],
    ["delegation", every(10, { delegation: 1 }), 0.1],
    ["sentenceLength", many(300), 10],
    ["readability", many(300), 206.835 - 1.015 * 10 - 84.6 * 1.5],
    ["perfunctory", every(5, { words: 5 }), 0.2],
    ["lengthMedian", many(301, (i) => ({ counts: { words: i + 1 } })), 151],
    ["lengthP90", many(301, (i) => ({ counts: { words: i } })), 270],
    ["latencyMedian", many(301, (i) => ({ latency: i * 60 })), 150],
    ["latencyP80", many(301, (i) => ({ latency: i * 60 })), 240],
    ["outOfHours", many(300, (i) => ({ at: timeOf(i, i % 4 === 0).getTime() })), 0.25],
    ["concentration", many(300, (i) => ({ to: [i % 4 === 0 ? "r1" : "r0"] })), 0.625],
    ["topFive", many(300, (i) => ({ to: [`r${i % 10}`] })), 0.5],
  ])("%s", (key, messages, expected) => {
    expect(prepare(messages, key).evaluate(unitWeights(messages.length))).toBeCloseTo(expected, 6);
  });

  it("replyShare, invites and threadLength, over their own members", () => {
    const inbound = { direct: 200, answered: 150 };
    expect(metricOf(many(60), "replyShare", { inbound }).value).toBeCloseTo(0.75, 6);
    expect(
      metricOf(
        many(300, (i) => ({ thread: `t${Math.floor(i / 3)}` })),
        "threadLength",
      ).value,
    ).toBe(3);
    expect(metricOf(many(60), "invites", { invitesPerWeek: [2, 3, 2, 3, 2, 3, 2, 3, 2, 3] }).value).toBeCloseTo(2.5, 6);
  });

  it("gives every metric a source, a grade and a bound", () => {
    for (const key of METRICS) {
      const { source, grade, maxInterval } = METRIC_DEFINITIONS[key];
      expect(source.length).toBeGreaterThan(10);
      expect(["A", "B", "C"]).toContain(grade);
      expect("width" in maxInterval ? maxInterval.width : maxInterval.fractionOfValue).toBeGreaterThan(0);
    }
  });
});

describe("intervals", () => {
  it("are deterministic", () => {
    const messages = many(200, (i) => ({ counts: { questions: i % 3 === 0 ? 1 : 0 } }));
    expect(measure(messages)).toEqual(measure(messages));
  });

  it("approximate the exact binomial interval", () => {
    const messages = many(400, (i) => ({ counts: { questions: i % 4 === 0 ? 1 : 0 } }));
    const { low, high } = estimate(messages, "questions");
    const margin = 1.96 * Math.sqrt((0.25 * 0.75) / 400);
    expect(low).toBeCloseTo(0.25 - margin, 1);
    expect(high).toBeCloseTo(0.25 + margin, 1);
  });

  it("cover the true rate in about 95 of 100 mailboxes", () => {
    const random = seededRandom(11);
    let covered = 0;
    for (let mailbox = 0; mailbox < 100; mailbox++) {
      const messages = many(120, () => ({ counts: { questions: random() < 0.3 ? 1 : 0 } }));
      const { low, high } = estimate(messages, "questions");
      if (low <= 0.3 && high >= 0.3) covered++;
    }
    expect(covered).toBeGreaterThanOrEqual(88);
  });

  it("contain the value for any number of recipients and any conversation length", () => {
    const shapes = [
      many(300, (i) => ({ thread: `t${i}`, to: [`r${i % 100}`] })),
      many(300, (i) => ({ thread: `t${Math.floor(i / 7)}`, to: [`r${i}`] })),
      many(300, (i) => ({ thread: `t${Math.floor(Math.sqrt(i))}`, to: [`r${Math.floor(Math.sqrt(i))}`] })),
    ];
    for (const messages of shapes) {
      for (const key of ["threadLength", "concentration", "topFive"] as const) {
        const { value, low, high } = metricOf(messages, key);
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
      }
    }
  });
});

describe("reporting a metric", () => {
  const asking = (count: number) => many(count, (i) => ({ counts: { questions: i % 3 === 0 ? 1 : 0 } }));

  it("makes no statement below 40 mails", () => {
    expect(measure(asking(39)).metrics.filter(({ speaks }) => speaks)).toEqual([]);
    expect(metricOf(asking(39), "questions").missing).toBe("needs at least 40 mails of your own; there are 39");
  });

  it("requires a narrow interval and reports how many more mails are needed", () => {
    const few = metricOf(asking(60), "questions");
    expect(few.speaks).toBe(false);
    expect(few.missing).toMatch(/^too uneven to say yet; about \d+ mails/);
    expect(metricOf(asking(400), "questions")).toMatchObject({ speaks: true, missing: null });
  });

  it("bounds a rate by a part of its value, and a share by its width", () => {
    for (const key of METRICS) {
      const { unit, maxInterval } = METRIC_DEFINITIONS[key];
      const isRate = unit.startsWith("per");
      if (isRate || /share/i.test(unit)) expect([key, "fractionOfValue" in maxInterval]).toEqual([key, isRate]);
    }
    const hedging = (words: number) =>
      metricOf(
        many(300, (index) => ({ counts: { words, hedges: index % 2 } })),
        "hedges",
      );
    const [often, seldom] = [hedging(50), hedging(500)];
    expect(often.value / seldom.value).toBeCloseTo(10, 6);
    expect([often.speaks, seldom.speaks]).toEqual([true, true]);
    const uneven = metricOf(
      many(300, (index) => ({ counts: { words: 500, hedges: index % 30 === 0 ? 15 : 0 } })),
      "hedges",
    );
    // In absolute terms its interval is as narrow as that of a rate that makes a statement.
    expect(uneven.high - uneven.low).toBeLessThan(often.high - often.low);
    expect(uneven.missing).toMatch(/^too uneven/);
  });

  it("requires five occurrences and five absences", () => {
    const thanked = (mails: number) => many(300, (index) => ({ counts: { thanks: index < mails ? 1 : 0 } }));
    for (const mails of [0, 4, 296, 300])
      expect(metricOf(thanked(mails), "thanks").missing).toContain("seen too seldom");
    for (const mails of [5, 295])
      expect(metricOf(thanked(mails), "thanks").missing ?? "nothing").not.toContain("seen too seldom");
  });

  it("counts word lists in English mail, and in short mail of an English mailbox", () => {
    const german = many(300, (i) => ({ language: i % 2 === 0 ? "other" : "short", counts: { hedges: 1 } }));
    expect(metricOf(german, "hedges")).toMatchObject({ speaks: false, messages: 0 });
    const english = many(300, (i) => ({ language: i % 2 === 0 ? "en" : "short", counts: { hedges: i % 3 } }));
    expect(metricOf(english, "hedges").messages).toBe(300);
    expect(metricOf(german, "lengthMedian").messages).toBe(300);
  });

  it("makes no statement about time and recipients in pasted text", () => {
    const { metrics, contrasts } = measure(asking(400), {}, { source: "paste" });
    const silent = metrics
      .filter(({ missing }) => missing?.startsWith("pasted text carries no time"))
      .map(({ key }) => key);
    expect(silent).toEqual(METRICS.filter((key) => METRIC_DEFINITIONS[key].needsEnvelope));
    expect(contrasts).toEqual([]);
  });

  it("handles an empty mailbox", () => {
    const { metrics, englishShare } = measure([]);
    expect(englishShare).toBeNull();
    expect(metrics.every(({ speaks, value }) => !speaks && Number.isFinite(value))).toBe(true);
  });
});

describe("the clock", () => {
  const evenings = () =>
    many(400, (i) => ({
      at: timeOf(i, i % 3 === 0).getTime(),
      latency: 60 + (i % 40),
      counts: { questions: i < 200 ? 1 : 0, hedges: i % 2 },
    }));

  it("allows no claim about hours or changes over time unless it is confirmed", () => {
    const { metrics, contrasts } = measure(evenings(), {}, { isConfirmed: false });
    for (const key of ["outOfHours", "latencyMedian", "latencyP80"])
      expect(metrics.find((metric) => metric.key === key)).toMatchObject({
        speaks: false,
        missing: expect.stringContaining("clock"),
      });
    expect(contrasts.filter(({ split }) => split === "period")).toEqual([]);
  });

  it("allows them when it is confirmed", () => {
    const { metrics, contrasts } = measure(evenings());
    expect(metrics.find(({ key }) => key === "outOfHours")?.speaks).toBe(true);
    expect(contrasts.some(({ key, split }) => key === "questions" && split === "period")).toBe(true);
  });
});

describe("the wording of a rate", () => {
  it("states a count with its interval", () => {
    const { inWords } = metricOf(
      many(400, (i) => ({ counts: { hedges: i % 4 === 0 ? 1 : 0 } })),
      "hedges",
    );
    expect(inWords).toMatch(/^100 in 16,000 words \(0\.6 per 100 words, likely between 0\.\d and 0\.\d\)$/);
  });

  it("compares with the person's own other mail", () => {
    const people = (i: number) => (i % 2 === 0 ? [`r${i % 5}`] : [`far${i}`]);
    const more = many(600, (i) => ({ to: people(i), counts: { hedges: i % 2 === 0 ? 3 : 1 } }));
    expect(metricOf(more, "hedges").anchor).toBe(
      "three times as often to the five people you write to most as to everybody else",
    );
    const level = many(600, (i) => ({ recipients: 1 + (i % 2), counts: { hedges: i % 3 === 0 ? 1 : 0 } }));
    expect(metricOf(level, "hedges").anchor).toBe("about as often to one person as to several");
  });

  it("omits a metric at its trivial value", () => {
    const alone = many(200, (i) => ({ thread: `t${i}` }));
    expect(metricOf(alone, "threadLength")).toMatchObject({
      value: 1,
      speaks: false,
      missing: "no more than where nothing of the kind happens",
    });
  });
});

describe("contrasts", () => {
  it("report a metric that differs by audience", () => {
    const messages = many(400, (i) => ({
      recipients: i % 2 === 0 ? 1 : 4,
      counts: { questions: i % 2 === 0 && i % 4 === 0 ? 1 : 0 },
    }));
    const { contrasts } = measure(messages);
    expect(contrasts).toEqual([
      expect.objectContaining({
        key: "questions",
        split: "audience",
        inWords: "in 0 of 100 mails to several people, in 50 of 100 mails to one person",
        messages: [200, 200],
        shares: [0.5, 0],
      }),
    ]);
  });

  it("have a low false-positive rate", () => {
    const random = seededRandom(5);
    let found = 0;
    for (let mailbox = 0; mailbox < 8; mailbox++) {
      const messages = many(200, () => ({
        recipients: random() < 0.5 ? 1 : 3,
        counts: { questions: random() < 0.3 ? 1 : 0, thanks: random() < 0.2 ? 1 : 0, iWords: Math.floor(random() * 3) },
      }));
      found += measure(messages).contrasts.length;
    }
    expect(found).toBeLessThanOrEqual(2);
  });
});

it("distinguishes two writers with different habits from raw mail", async () => {
  const measureWriter = async (habits: Parameters<typeof makeSentMails>[1]) => {
    const files = makeSentMails(400, habits).map(({ raw }) => new Blob([raw]));
    const { messages, summary } = await collectMailFiles(files, {
      now: new Date("2026-12-31T00:00:00Z"),
      hours: USUAL_HOURS,
      timeZone: "UTC",
      addresses: ["jane@acme.example"],
      onProgress: () => undefined,
    });
    return measure(messages, summary).metrics;
  };
  const asker = await measureWriter({ question: 0.7, direct: 0.05, indirect: 0, outOfHours: 0.5 });
  const teller = await measureWriter({ question: 0.05, direct: 0.7, indirect: 0, outOfHours: 0.05 });
  const speaking = (metrics: typeof asker, key: MetricKey) =>
    metrics.find((metric) => metric.key === key && metric.speaks);
  for (const key of ["questions", "outOfHours"] as const) {
    expect(speaking(asker, key)?.low).toBeGreaterThan(speaking(teller, key)?.high ?? Infinity);
  }
});

it.each([
  [{ from: 8, to: 18, days: [1, 2, 3, 4, 5] }, "Monday to Friday, 8:00 to 18:00"],
  [{ from: 9, to: 17, days: [0, 1, 2, 3, 4] }, "Monday, Tuesday, Wednesday, Thursday, Sunday, 9:00 to 17:00"],
  [{ from: 7, to: 24, days: [6, 2] }, "Tuesday, Saturday, 7:00 to 24:00"],
  [{ from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }, "Monday to Sunday, 0:00 to 24:00"],
])("formats working hours %j", (hours, words) => {
  expect(formatHours(hours)).toBe(words);
});
