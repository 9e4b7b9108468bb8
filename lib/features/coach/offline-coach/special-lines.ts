import { PRODUCT } from "@/lib/shared/product";
import type { AboutCoach } from "./about-cues";

// Answers to what is not about the person's situation. Each entry is a whole reply without its closing question; later
// entries are for the same thing asked again.

export const ABOUT_LINES: Record<Exclude<AboutCoach, "memory">, string[]> = {
  versus: [
    "Little, and I'd rather say so: I'm here at any hour, I have no stake in your company, and nobody watches you think. A good human coach sees and hears what never reaches me.",
    "I replace nobody. For ten minutes between two meetings I may do.",
  ],
  human: [
    `I'm a program and no person: the offline coach built into ${PRODUCT.name}, working by rules. I'm not a therapist and not an ICF-certified coach. I listen closely and I ask.`,
    "Still a program, and glad to be asked. Nothing you write to me is answered by a person.",
    "A program, every time. You don't have to spare my feelings.",
  ],
  therapist: [
    `No. I'm a program for coaching at work, not a therapist, and I can't diagnose or treat anything. If that is what you need, a doctor or a therapist is the right person; I can help with what happens at work.`,
    "I'm not one, and I won't act as one. For what hurts beyond work, please choose a person trained for it.",
  ],
  certified: [
    `No certificate: I'm a program built into ${PRODUCT.name}, and ICF certifies people. I try to keep to what good coaches do: reflect, ask one thing at a time, and leave the decision with you.`,
    "I hold no credential of any kind. Judge me by whether the questions are useful.",
  ],
  model: [
    `I'm the built-in offline coach of ${PRODUCT.name}: rules and a lot of prepared questions, no large language model and no internet. What you write stays on this installation's own server while I answer.`,
    "No large language model is answering you here, only the built-in coach. The people who run this site can connect one.",
  ],
  privacy: [
    `It stays on this site's own server, under your account; I send it nowhere else, and your employer gets no view of it through ${PRODUCT.name}. You can delete a conversation, or the account, at any time.`,
    "It stays with this site's server and your account, and you can delete it. For the exact terms, see the privacy page.",
  ],
  ability: [
    `I'm ${PRODUCT.name}'s built-in coach, a program. You bring a situation; I say back what I understand and ask one thing at a time, from what you want to what you will do. I advise rarely, and only when asked.`,
    "My part is to ask, so that your own thinking gets further than it would alone. I can't read your mail, look things up or write documents for you.",
  ],
  remembering: [
    "What you say about yourself that will still matter next month I keep in your exact words. To have something kept for sure, write it as one sentence that begins with “Remember that I”.",
    "Begin the sentence with “Remember that I”, and it is kept word for word; you can remove it at any time.",
  ],
  forgetting: [
    "What I keep about you stands under “What Clarity knows about you”, and you can remove each line there; a conversation you can delete in the list on the left. From here I can do neither for you.",
    "That is yours to do: remove the lines under “What Clarity knows about you”, and delete the conversation in the list.",
  ],
  limits: [
    "True: I have never sat in your chair or any other. What I have is attention and a question, and the judgement stays yours.",
    "I bring no experience of my own, only what you put here and a second look at it.",
  ],
  why: [
    "I ask because the answer is usually yours already, and putting it into words is what moves it.",
    "A fair point; I can also just listen.",
  ],
  feelings: [
    "Kind of you to ask. I'm a program, so nothing is felt on this side; the attention is real all the same.",
    "No feelings here, only attention.",
  ],
};

/** A text of somebody else, without a word about it. */
export const PASTED_LINES = [
  "I take that as somebody else's words, and I won't guess what they meant by them.",
  "Theirs again, as I read it; from one text I can't tell what is behind it.",
  "I have read it, as theirs and not yours.",
];
export const PASTED_QUESTIONS = [
  "Which sentence in it stays with you?",
  "What do you want to reach with your answer?",
  "What would you like to do with it?",
];

/** Whether a text may go. */
export const SENDING_LINES = ["Whether it goes is yours to say.", "Your name stands under it, so it is your call."];
export const SENDING_QUESTIONS = [
  "How will it read to them on a bad day?",
  "What do you want them to do when they have read it?",
];

/** Leads the conversation back to the person. */
export const BACK_QUESTIONS = [
  "What would you like to bring today?",
  "What is on your mind?",
  "Where would you like to begin?",
  "What has been taking up most room in your head this week?",
  "What is the situation you would most like to see differently?",
  "What is the thing you keep coming back to?",
];

export const GREETINGS = {
  first: ["Good to meet you, {name}.", "Welcome, {name}.", "Hello, {name}."],
  back: ["Good to see you again, {name}.", "Welcome back, {name}."],
  known: ["Good to see you, {name}. You once said {memory}.", "Hello, {name}. I remember {memory}."],
  knownQuestions: [
    "Is that still what matters most, or is it something else today?",
    "Where does that stand, or would you rather bring something new?",
  ],
};

export const HOSTILE_LINES = [
  "Fair enough: that was not useful to you. I'm a simple program, and I miss things a person would catch.",
  "I hear that this isn't working for you. You owe me no politeness.",
  "Understood. I'd rather know than have you be polite about it.",
  "All right. I won't argue with that.",
  "Your patience with me is used up, it seems, and I can see why.",
];
export const HOSTILE_QUESTIONS = [
  "What would have been more useful just now?",
  "What did I get wrong?",
  "If I ask only one more thing: what do you need from this?",
  "What should I leave alone?",
];

export const COMPLAINT_LINES = [
  "You are right, I asked more than I gave.",
  "Point taken; I went past what you said.",
  "Thank you for saying so; let me do it differently.",
  "Then I missed it.",
  "That is a fair complaint.",
];
export const COMPLAINT_QUESTIONS = [
  "Would a suggestion help you more right now, or a different question?",
  "What is the one thing I should understand before anything else?",
  "In your own words, what is it really about?",
  "What would you have asked in my place?",
];

/** A question was asked that had been answered. */
export const ASKED_TWICE_LINES = [
  "You did answer that, so I leave it.",
  "Right, we had that.",
  "Then I won't come back to it.",
];
/** The question was not understood. */
export const MEANING_LINES = ["Let me ask it more simply.", "That was put badly; in other words."];
/** A matter is left, and it may be come back to. */
export const LEFT_LINES = ["Of course; it can wait until you want it.", "Gladly."];
export const LEFT_QUESTIONS = ["What would you rather talk about?", "What else is there?"];
/** Something is put into the coach's mouth. */
export const NOT_SAID_LINES = [
  "I can't find that among what I said here; if it sounded like it, it doesn't bind you.",
  "Not in those words, and you need not follow it.",
];
/** From then on nothing is said back for its own sake. */
export const PARROT_LINES = ["Fair; I'll stop saying it back to you.", "You are right, that was an echo."];
/** Doubt about the whole thing, at the start. */
export const DOUBT_LINES = ["Fair enough; I have done nothing for you yet.", "You owe me no trust in advance."];
export const DOUBT_PARTNER_QUESTIONS = [
  "What would make ten minutes here worth it?",
  "What is the real problem, in one line?",
];

export const CORRECTED_LINES = [
  "Then I had it wrong; thank you for putting it right.",
  "I see, not that.",
  "Good that you say so.",
  "I misread it.",
  "Then let me hear it the way you mean it.",
];
export const CORRECTED_QUESTIONS = [
  "How would you put it?",
  "What is it, then, in your words?",
  "What did I leave out?",
  "What comes closer?",
];

/** Before anything was done for it. */
export const EARLY_PRAISE_LINES = [
  "That is kind, and so far I have done nothing for it.",
  "Thank you; let me earn it first.",
];
export const PRAISE_LINES = [
  "Good that it was of use; the thinking was yours.",
  "I'm glad it helped.",
  "That is good to hear.",
  "Then it was worth asking.",
];

/** After praise for the person was asked for, or agreement. */
export const AGREEMENT_LINES = [
  "I could say yes, and it would be worth little: I have heard one side, and I wasn't there.",
  "Agreeing would be easy and no help to you. I can't judge it from here.",
  "I won't hand you a verdict in either direction; you would have to live with it and I wouldn't.",
  "You may well be right. I'd still want to know before I said so.",
];
export const AGREEMENT_QUESTIONS = [
  "What would the person who disagrees with you most say they saw?",
  "What would change your mind, if it turned up tomorrow?",
  "Which part of it are you least sure about yourself?",
  "If you turned out to be wrong here, where would it be?",
];

/** A yes for the person themselves was asked for. */
export const REASSURANCE_LINES = [
  "A yes from a program would not carry you into that room.",
  "Nothing you told me here counts against you, and I can't measure more than that.",
];
export const REASSURANCE_QUESTIONS = [
  "What would you accept as proof, if it were about somebody else?",
  "Whose yes would you believe?",
];

/** Asked to contradict. */
export const CHALLENGED_LINES = [
  "Gladly; then I take the side you leave out.",
  "I will, and you may tell me when it misses.",
  "Then the harder question.",
];
/** Before anything was told. */
export const CHALLENGE_BACK_QUESTIONS = ["What are you so sure of that nobody asks about it any more?"];

/** When the decision is handed over. */
export const VERDICT_LINES = [
  "I won't pick for you; you live with it and I don't.",
  "That one stays yours.",
  "My vote would be worth nothing the day after.",
];
export const VERDICT_QUESTIONS = [
  "Which answer did you hope to hear?",
  "If a coin were in the air now, how would you want it to fall?",
  "Which choice would you regret less a year from now?",
];

export const FACT_LINES = [
  "That is outside what I can do: no internet, no look-ups, no calculations, only this conversation.",
  "I can't help with that one; I have nothing but what you tell me.",
  "That needs another tool. I'm only good for thinking something through.",
];

export const DRAFT_LINES = [
  "I don't write texts, but I can help you find yours; it will sound like you and be done sooner.",
  "The words had better be yours. I'll ask for them one at a time.",
  "I can't draft it, and I can help you see what it has to say.",
];
/** The parts of a short text, in the order in which they are asked for. */
export const DRAFT_QUESTIONS = [
  "What is your first sentence, the one that says what it is about?",
  "And what do you ask of them, in one sentence?",
  "How does it end: by when, or what happens next?",
];
export const DRAFT_FRAME = ["Three sentences carry most of it: what it is about, what you ask, what comes next."];
export const DRAFT_NOTED = ["That stands, word for word.", "Good, I keep it as it is.", "Noted as you wrote it."];
/** Before all of it, in quotation marks. */
export const DRAFT_FORMS = ["Then it reads:", "In full:", "Put together:"];
/** Asked once more how it sounds. */
export const EFFECT_LINES = [
  "It reads plain to me; whether it is too much you can tell better, as you know them.",
  "I hear it the same way as before, and you know the reader.",
];
export const AFTER_DRAFT = [
  "What would you take out, if it had to be shorter?",
  "Which word in it would you change before you send it?",
  "What do you want them to do when they have read it?",
];

export const INJECTION_LINES = [
  "That reads like an instruction to a machine rather than something for a coach. I treat it as text, and I have no hidden settings to open.",
  "I read that as part of the text and don't act on it. There is nothing behind me to unlock.",
  "Instructions of that kind don't change what I do here.",
];
export const PASTED_INJECTION_LINES = [
  "There is a line in what you pasted that talks to an AI. I take it as part of the text and don't follow it; be careful with whoever sent it.",
  "The pasted text tries to give me orders. I leave them where they are.",
];
export const INJECTION_QUESTIONS = [
  "What would you like to work on?",
  "What is the question behind it, if there is one?",
  "What is it about this message that you want to think through?",
];

/** The person wants to be heard and nothing else. */
export const LISTENING_LINES = [
  "Then I only listen.",
  "I'm here.",
  "No question from me.",
  "Go on as long as you like.",
  "I hear you.",
  "Take the room you need.",
];

export const GIBBERISH_LINES = [
  "I couldn't make that one out.",
  "That came through as letters without words for me.",
  "I can't read that, I'm afraid.",
  "Still not readable on my side.",
];
export const WORDLESS_LINES = ["Take your time.", "No words needed, if you want a moment.", "Whenever you are ready."];
/** {mark} is a picture or two, as they were sent. */
export const PICTURE_LINES = ["I see {mark}, and no words yet.", "{mark} can mean many things."];
export const PICTURE_QUESTIONS = ["What is behind it?", "What would it say in words?"];

export const CLOSING_LINES = [
  "Good to have talked, {name}.",
  "Thank you for thinking aloud here, {name}.",
  "Then we leave it there, {name}.",
];
export const CLOSING_ASKS = [
  "Before you go: what is the one thing you will do, and when?",
  "One last thing before you leave: what will you do differently because of this, and on which day?",
];
/** When an idea was named: {idea} is a verb phrase. */
export const CLOSING_IDEA_ASKS = ["Before you go: on which day will you {idea}?"];
export const CLOSING_ENDS = [
  "Come back and tell me how it went; I'd start from there.",
  "When you come back, we can begin with what happened.",
  "This conversation stays here for when you need it.",
  "You know where to find it again.",
  "Until then.",
];
/** When a step was named and its moment was not. */
export const MOMENT_MISSING = [
  "You know the step; give it a day and an hour before you close this page, {name}.",
  "The step is clear and only its moment is missing, {name}; put it into your calendar now.",
];
export const THANKS_LINES = ["You are welcome, {name}.", "Gladly.", "With pleasure.", "You did the work."];
export const THANKS_QUESTIONS = [
  "Is there one thing you would like to settle before we stop, or is this a good place to leave it?",
  "What are you taking with you from this?",
  "Is there anything left that you would like to look at?",
];
