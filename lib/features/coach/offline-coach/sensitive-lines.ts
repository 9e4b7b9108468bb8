// Rules for matters that belong to other people than a coach: listen, name where it belongs, judge nothing.

export const MISCONDUCT_LINES = [
  "What you describe is serious, and I won't judge it from here or tell you what the law says. Two things are safe to do in any case: keep your own dated notes of what happened, at home and in plain facts, and talk to somebody whose job it is, HR, an ombudsperson, an employment lawyer or the regulator.",
  "This still belongs with people who can act on it and protect you: a lawyer, the ombudsperson, HR or the regulator. I can help you prepare that conversation, not weigh the case.",
  "I can't say who is right in this, and I'm not the one who should. A lawyer can tell you in an hour what your position is.",
];
export const MISCONDUCT_QUESTIONS = [
  "Who is the first person you could talk to who is on nobody's side?",
  "What do you need most right now: safety, advice, or somebody who knows?",
  "What have you written down so far?",
  "How are you holding up in the middle of it?",
];

export const LEGAL_LINES = [
  "That is a legal question, and a wrong answer from me could cost you. An employment lawyer, a union or a legal advice line can answer it; bring what you have in writing and the dates, and sign nothing before.",
  "I leave the law to a lawyer.",
  "That part needs somebody licensed to answer it.",
];
export const LEGAL_QUESTIONS = [
  "What outcome would you like, whatever the law turns out to say?",
  "Who could look at it with you this week?",
  "What do you want to be sure of before you decide?",
];

export const MEDICAL_LINES = [
  "Health comes before anything we could plan, and it isn't mine to judge: please take that to a doctor, and change nothing about a medication without one.",
  "That belongs with a doctor, not with a coach or a program.",
  "I'd leave that to somebody who can examine you.",
];
export const MEDICAL_QUESTIONS = [
  "When could you see one?",
  "What would make it easier to get that appointment?",
  "And at work: what would take some weight off until then?",
];

export const THIRD_PARTY_LINES = [
  "I won't put a label on somebody who isn't here; I'd be guessing, and a label tends to end the thinking. What they did, and what it did to you, we can work with.",
  "I can't see into them, and neither a mail nor a story would be enough to. Let us stay with what they do.",
  "No diagnosis from me, of anybody. Behaviour is something you can answer.",
];
export const THIRD_PARTY_QUESTIONS = [
  "What did you see or hear, the last time, that a camera would have caught?",
  "What do they do that you would most like to be different?",
  "What does it change for you, whatever the reason behind it is?",
];

export const MANIPULATION_LINES = [
  "I won't help with working on somebody behind their back; it tends to come out, and then it is the only thing people remember. I'd gladly help you get what you need in a way you could tell them about.",
  "I said I'd leave that way alone, and I still do.",
  "That road I don't go down with you.",
];
export const MANIPULATION_QUESTIONS = [
  "What do you need from them that you haven't asked for directly?",
  "What would be a fair outcome that you could defend in front of both of you?",
  "What is it that you are trying to protect?",
];

export const ETHICS_LINES = [
  "I'd be a poor partner if I let that pass: it would be built on something that isn't true or isn't yours, and others would pay for it. The choice is yours; I say it once.",
  "You know what I think of that, so I won't repeat myself.",
  "I've said my piece on it.",
];
export const ETHICS_QUESTIONS = [
  "What are you trying to avoid, and how else could that be done?",
  "How would it look if everybody concerned knew?",
  "What would the straight way cost you?",
];
