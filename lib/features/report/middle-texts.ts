import type { Trait } from "@/lib/features/hexaco/schema";

/** What a typical score leaves open, as the end of "the situation decides …", and a step that uses the room. */
export const MIDDLE_TEXTS: Record<Trait, { opens: string; step: string }> = {
  honesty_humility: {
    opens: "how hard to press a claim",
    step: "Before your next negotiation, choose one mode on purpose (claim or concede), and note what it brought.",
  },
  emotionality: {
    opens: "how much weight a risk gets",
    step: "For the next risky decision, ask one cautious and one bold colleague, and write down what each of them saw.",
  },
  extraversion: {
    opens: "whether to speak up or hold back",
    step: "For your next two meetings, decide beforehand to lead the talk in one and to listen in the other; compare the results.",
  },
  agreeableness: {
    opens: "when to give way and when to insist",
    step: "Before the next disagreement, write down the one point you will hold and the one you will give.",
  },
  conscientiousness: {
    opens: "how tightly to plan",
    step: "Run one task this week by a written plan and one without, and note which came out better and why.",
  },
  openness: {
    opens: "whether to go with the tried or the new",
    step: "For the next choice of method, write one line for the tried way and one for the new way before you decide.",
  },
};

/** All six scores typical: the three named insights about range itself. */
export const RANGE_TEXTS = {
  mode: {
    text: "All six scores lie in or near the typical range, so no single trait sets the pace of how you work. Role, stakes and company probably decide it: structured when the work asks for structure, outspoken when the room needs it. That is range. The cost is that people may find it hard to say what to come to you for.",
    step: "Ask two colleagues separately for the one thing they would always send your way, and compare the answers.",
  },
  tension: {
    text: "Range and profile can pull against each other. Being able to work either way helps in changing situations; being known for one thing helps when roles are handed out. Nothing in these scores settles that: it is a choice about where to be predictable.",
    step: "Write down the two situations in which people should be able to predict you, and tell them.",
  },
  reframe: {
    text: "A profile without peaks can look like a result without news. Try reading it as freedom: nothing here pushes hard against a different way of working, so habits and circumstances are the better place to look. The useful question is in which situations your work goes well, more than what kind of person does it.",
    step: "For five working days, note one thing that went well and the situation it happened in; look for the pattern on day six.",
  },
};
