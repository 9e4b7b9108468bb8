// Questions about the very thing that was named: {it} is the person's own word for it, one or many, so that no verb agrees with it.

export const THING_QUESTIONS = {
  people: {
    goal: ["What do you want from {it}?", "What should change between you and {it}?"],
    reality: [
      "What would {it} say to that?",
      "What do you need from {it} now?",
      "What might {it} be trying to protect?",
      "What did {it} hear from you so far?",
    ],
    options: ["What haven't you asked {it} yet?", "What could you offer {it}?"],
  },
  family: {
    goal: ["What would be good for you and {it}?"],
    reality: ["What would {it} say to that?", "What does all this ask of {it}?"],
    options: ["What could you ask {it} about it?"],
  },
  event: {
    goal: ["What should be different after {it}?", "What should come out of {it}?"],
    reality: ["What worries you most about {it}?", "What about {it} is in your own hands?"],
    options: ["What could you prepare before {it}?", "Who could stand with you in {it}?"],
  },
  thing: {
    goal: ["What would you like to be different about {it}?", "What matters most to you about {it}?"],
    reality: [
      "What about {it} could you change?",
      "What do you know about {it}, and what do you assume?",
      "What is yours to decide about {it}?",
    ],
    options: ["Who could help you with {it}?", "What would be a first small move on {it}?"],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;
