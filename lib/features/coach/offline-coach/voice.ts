import type { InsightView, TraitView } from "@/lib/features/report/schema";
import type { Trait } from "@/lib/features/hexaco/schema";
import type { CoachContext } from "../schema";
import { usableInsights } from "../usable-insights";

type Pole = `${Trait}.${"low" | "high"}`;

/** A trait that lies outside the typical range and is not disputed, with where it comes from. */
interface Leaning {
  pole: Pole;
  trait: TraitView;
  source: string;
}

const names = (insight: InsightView, trait: TraitView) => insight.evidence.some((item) => item.trait === trait.trait);

/** The person's reliable leanings; one whose every insight was disputed, or that a dispute names, is left out. */
export function leaningsOf(context: CoachContext): Leaning[] {
  const { report, disputes } = context;
  if (!report?.hexacoData) return [];
  const usable = usableInsights(context);
  const disputed = report.details.filter((insight) => !usable.includes(insight));
  const source = report.hexacoData.source === "manual" ? "the scores you entered" : "your answers to the questionnaire";
  return report.hexacoData.traits.flatMap((trait): Leaning[] => {
    const level = trait.level.toLowerCase();
    if (level !== "low" && level !== "high") return [];
    const isDisputed =
      disputed.some((insight) => names(insight, trait)) ||
      disputes.some((dispute) => dispute.toLowerCase().includes(trait.label.toLowerCase()));
    return isDisputed ? [] : [{ pole: `${trait.trait}.${level}`, trait, source }];
  });
}

/** How the coach adapts to a person: pace, structure and challenge; accuracy, limits and safety never change. */
interface Voice {
  /** Stays longer with what is before asking what to do. */
  isSlow: boolean;
  /** Facts before feelings. */
  isFactual: boolean;
  /** Asks for one small dated step rather than for a plan. */
  isLight: boolean;
  /** Asks for what is good enough. */
  isExacting: boolean;
}

export function voiceFor(leanings: Leaning[]): Voice {
  const has = (pole: Pole) => leanings.some((leaning) => leaning.pole === pole);
  return {
    isSlow: has("emotionality.high") || has("extraversion.low"),
    isFactual: has("emotionality.low"),
    isLight: has("conscientiousness.low"),
    isExacting: has("conscientiousness.high"),
  };
}

interface Remark {
  scenes: string[];
  tendency: string;
}

/** What a leaning may have to do with a situation, as a tendency that the person can check. */
const REMARKS: Record<Pole, Remark[]> = {
  "honesty_humility.high": [
    {
      scenes: ["promotion", "passed-over", "credit", "pay", "impostor"],
      tendency: "one's own part often goes unsaid, because saying it feels like bragging",
    },
    {
      scenes: ["hard-talk", "board", "influence"],
      tendency: "a plain case is often made without the leverage that is there",
    },
  ],
  "honesty_humility.low": [
    {
      scenes: ["pay", "promotion", "influence", "board"],
      tendency: "the move is often clear early, and others may look for the angle in it",
    },
    {
      scenes: ["peer-conflict", "team", "credit"],
      tendency: "a good position tends to get used, and the other side tends to remember it",
    },
  ],
  "emotionality.high": [
    {
      scenes: ["presenting", "board", "choice", "leaving", "laid-off", "impostor"],
      tendency: "risks are often seen early and carried longer than needed",
    },
    {
      scenes: ["burnout", "overload", "criticised", "mistake", "lonely"],
      tendency: "worry tends to take strength before anything has happened",
    },
  ],
  "emotionality.low": [
    {
      scenes: ["cuts", "team", "change", "hard-talk", "dismissal"],
      tendency: "staying calm comes easily, and what others carry can be missed",
    },
    { scenes: ["burnout", "lonely", "overload"], tendency: "help is often asked for later than it could be" },
  ],
  "extraversion.high": [
    {
      scenes: ["team", "meetings", "influence", "peer-conflict", "change"],
      tendency: "the room fills quickly, and quieter views can come late or not at all",
    },
    { scenes: ["overload", "choice"], tendency: "a yes is often said in the energy of the moment" },
  ],
  "extraversion.low": [
    {
      scenes: ["speaking-up", "promotion", "passed-over", "credit", "presenting", "board"],
      tendency: "the thinking is often finished in silence, where nobody can see it",
    },
    {
      scenes: ["new-role", "influence", "lonely", "boss"],
      tendency: "people may not get to know what one thinks until it is late",
    },
  ],
  "agreeableness.high": [
    {
      scenes: ["hard-talk", "underperformer", "dismissal", "peer-conflict", "boss", "credit", "pay"],
      tendency: "a hard sentence is often put off, and made softer than it was meant",
    },
    { scenes: ["overload", "burnout", "delegation"], tendency: "a no comes late, after several yeses" },
  ],
  "agreeableness.low": [
    {
      scenes: ["temper", "peer-conflict", "criticised", "team", "hard-talk"],
      tendency: "the point is often right and the edge is what people remember",
    },
    {
      scenes: ["boss", "influence", "change", "meetings"],
      tendency: "a grudge or a sharp word can cost more than the question was worth",
    },
  ],
  "conscientiousness.high": [
    {
      scenes: ["delegation", "perfectionism", "overload", "burnout", "underperformer"],
      tendency: "the standard is high enough that handing things over, or stopping, comes hard",
    },
    { scenes: ["choice", "strategy", "change"], tendency: "one more check often feels safer than a decision" },
  ],
  "conscientiousness.low": [
    {
      scenes: ["overload", "meaning", "mistake", "strategy", "new-role"],
      tendency: "starting is easy, and the last stretch tends to slip",
    },
    { scenes: ["criticised", "boss", "team"], tendency: "others may notice the dates more than the ideas" },
  ],
  "openness.high": [
    {
      scenes: ["strategy", "overload", "meaning", "change", "choice", "leaving"],
      tendency: "a new idea often wins against the one that is half finished",
    },
    { scenes: ["team", "influence"], tendency: "people may still be on the last idea when the next one comes" },
  ],
  "openness.low": [
    {
      scenes: ["change", "strategy", "hiring", "new-role"],
      tendency: "what has worked tends to get the benefit of the doubt",
    },
    {
      scenes: ["meaning", "leaving", "laid-off"],
      tendency: "a way that one has not seen work is often ruled out early",
    },
  ],
};

const remarkOn = ({ pole }: Leaning, sceneId: string) => REMARKS[pole].find(({ scenes }) => scenes.includes(sceneId));

/** The leaning that has to do with a situation, if one does. */
export const leaningFor = (leanings: Leaning[], sceneId: string): Leaning | null =>
  leanings.find((leaning) => remarkOn(leaning, sceneId) !== undefined) ?? null;

/** One remark that joins the report to the situation, and says what it rests on; null when nothing fits. */
export function remarkFor(leanings: Leaning[], sceneId: string): string | null {
  const leaning = leaningFor(leanings, sceneId);
  const remark = leaning && remarkOn(leaning, sceneId);
  if (!remark) return null;
  const { label, score } = leaning.trait;
  return `Your report may have something on this: ${remark.tendency} (${label} ${score} of 100, from ${leaning.source}).`;
}
