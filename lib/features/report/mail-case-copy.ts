import type { CaseCopy } from "./mail-cases";

/** Texts about pace and rhythm that depend on the person's other figures, by composite id. */
export const MAIL_CASE_COPY: Record<string, CaseCopy> = {
  "pace-clipped": {
    longerForCircle: {
      step: "Add one sentence of reason to the next request that goes to somebody outside your closest five.",
    },
    longerForOthers: {
      step: "Ask one of your closest five what your shortest mail of this week left out for them.",
    },
    manyRequests: {
      effect: "With a request in {asks} of {messages} mails, much of what people read from you is a demand.",
    },
  },
  "pace-briefing": {
    mostlyAsked: {
      observation:
        "You explain at length and then say plainly what is to be done: a usual mail has {median} words, {plain} of {requests} requests are imperatives, and most of the others are questions{length}.",
    },
    mostlySoftened: {
      observation:
        "You explain at length and then say plainly what is to be done: a usual mail has {median} words, {plain} of {requests} requests are imperatives, and most of the others carry a hedge{length}.",
    },
    longerForCircle: {
      reframe:
        "Reasons before the order, and longer ones for the five people you write to most, can look like justifying yourself. They may be what lets those five act without coming back to ask.",
      reframeStep: "Ask one of the five what they would have done with the order alone.",
      step: "Ask one of the five people you write to most which part of your last long mail they acted on.",
    },
    longerForOthers: {
      reframe:
        "Your longer reasons go to people outside your closest five, which can look like keeping a distance. They may be what readers need who cannot guess your grounds.",
      reframeStep: "Ask one reader outside the five which of your reasons they could have done without.",
      step: "Send the next order to somebody outside your closest five in three lines, with the grounds on request.",
    },
    manyRequests: {
      reframe:
        "Long reasons beside {plain} of {requests} plain requests can look like lectures. They may be what keeps so many requests from sounding like orders.",
      reframeStep: "Take the reasons out of one request this week, and note whether a question comes back.",
      effect:
        "With a request in {asks} of {messages} mails, readers may often have to look for the order among its grounds.",
    },
    narrowCircle: {
      step: "Ask two of the five people you write to most whether they read your long mails from the top or from the end.",
    },
    wideCircle: {
      step: "Begin the next long mail to a reader outside your closest five with what is to be done.",
    },
  },
  "pace-considerate": {
    mostlyAsked: {
      observation:
        "You write at length and ask gently, by question more than by hedge: a usual mail has {median} words, and of {requests} requests {asked} are questions and {softened} carry a hedge{length}.",
    },
    mostlySoftened: {
      observation:
        "You write at length and ask gently, by hedge more than by question: a usual mail has {median} words, and of {requests} requests {softened} carry a hedge and {asked} are questions{length}.",
    },
    longerForCircle: {
      reframe:
        "Gentle mail that is longer for the five people you write to most can look like caution where none is needed. It may be how you keep a disagreement with them possible.",
      reframeStep: "Ask one of the five whether a plain line would have been welcome.",
      step: "Tell one of the five people you write to most, in one line, what you need from them this week.",
    },
    longerForOthers: {
      reframe:
        "Gentle mail that grows longer outside your closest five can look like formality. It may be what it takes to ask people who know less of what you are after.",
      reframeStep:
        "Cut one request to somebody outside the five to three lines, and compare the answer with the usual one.",
      step: "In the next long mail to somebody outside your closest five, put what you need into the subject.",
    },
    manyRequests: {
      effect:
        "{asks} of {messages} mails hold a request, and a reader in a hurry may take the gentlest of them for news.",
    },
    narrowCircle: {
      step: "Ask one of the five people you write to most to name what your last long mail wanted.",
    },
    wideCircle: {
      step: "Close the next long mail to a reader outside your closest five with one plain line: what, from whom, by when.",
    },
  },
  "pace-reporter": {
    longerForCircle: {
      step: "End the next report to one of the five people you write to most with the decision that it should lead to.",
    },
    longerForOthers: {
      step: "Ask one reader outside your closest five what they do with your reports.",
    },
    longMails: {
      effect: "At {median} words as a rule, a mail that asks for nothing may be kept for later reading.",
      reframe:
        "Mail without a request, {median} words as a rule, can look like the minutes of a meeting. It may give people the grounds to decide without asking you.",
    },
    shortMails: {
      effect: "In {median} words as a rule there is room for the news and hardly for what should follow from it.",
      reframe:
        "Short notes that ask for nothing can look like noise. At {median} words as a rule, they may keep people informed at little cost to them.",
    },
    narrowCircle: {
      reframe:
        "Mail with few requests, most of it to the same five people, can look like thinking aloud. It may keep those five able to act without you.",
      reframeStep: "Ask one of the five what they did this week because of a report of yours.",
    },
    wideCircle: {
      reframe:
        "Mail with few requests, much of it to readers outside your closest five, can look like a newsletter. It may be how those readers know where things stand.",
      reframeStep: "Ask one reader outside the five which of your reports they would miss.",
    },
  },
  "pace-evendirect": {
    mostlyAsked: {
      observation:
        "At a middle length, {median} words as a rule, your mail leaves little open: {plain} of {requests} requests are plain imperatives, and most of the others are questions{length}.",
    },
    mostlySoftened: {
      observation:
        "At a middle length, {median} words as a rule, your mail leaves little open: {plain} of {requests} requests are plain imperatives, and most of the others carry a hedge{length}.",
    },
    longerForCircle: {
      step: "Ask one of the five people you write to most which of this week's requests they would have put as a question.",
    },
    longerForOthers: {
      step: "Put one request to somebody outside your closest five as a question this week, and compare the answer.",
    },
    manyRequests: {
      step: "Ask one of the five people you write to most what they would do first if two of your requests collided.",
    },
    narrowCircle: {
      effect:
        "The same five people get most of it, and they may have stopped telling you which requests they would have questioned.",
    },
    wideCircle: {
      step: "Ask a reader outside your closest five which of your requests left them with a question.",
    },
  },
  "pace-evenplain": {
    mostlyAsked: {
      observation:
        "Your mail keeps a middle length, {median} words as a rule, and puts {plain} of {requests} requests as plain imperatives; most of the others are questions{length}.",
    },
    mostlySoftened: {
      observation:
        "Your mail keeps a middle length, {median} words as a rule, and puts {plain} of {requests} requests as plain imperatives; most of the others carry a hedge{length}.",
    },
    longerForCircle: {
      step: "Give the next plain request to somebody outside your closest five the reason that a close reader would get.",
    },
    longerForOthers: {
      step: "Give the next plain request to one of your closest five a reason, as you would for other readers.",
    },
    manyRequests: {
      effect:
        "With a request in {asks} of {messages} mails, readers may sort them by tone: the plain ones first, the others when there is time.",
    },
  },
  "pace-evensoft": {
    manyRequests: {
      effect:
        "With a request in {asks} of {messages} mails and a way out in most of them, people can pick among the things you need.",
    },
    narrowCircle: {
      step: "Tell one of the five people you write to most which soft request of this week had no way out.",
    },
    wideCircle: {
      step: "Put one request to a reader outside your closest five as a statement with a day.",
    },
  },
  "rhythm-late": {
    "lateMostly+fastAnswers": {
      observation:
        "Three or more in ten of your mails leave outside {hours} ({late}), and half of your answers leave within {latency}.",
    },
    "lateMostly+slowAnswers": {
      observation:
        "Half of your answers take {latency} or more, and three or more in ten of your mails leave outside {hours} ({late}).",
    },
    fastAnswers: {
      observation: "You send {late} of your mails outside {hours}, and half of your answers leave within {latency}.",
    },
    slowAnswers: {
      observation: "While half of your answers take {latency} or more, {late} of your mails leave outside {hours}.",
    },
    manyRequests: {
      step: "In the next late mail that asks for something, write the day by which you need it.",
    },
    fewRequests: {
      step: "Put 'for your information, no answer needed' into the subject of the next late mail that asks for nothing.",
    },
    longMails: {
      effect: "A mail of {median} words, your usual length, is work for whoever opens it in the evening.",
    },
    shortMails: {
      effect:
        "At {median} words as a rule, a late mail of yours is easily answered on the spot, and may keep the evening going.",
    },
    wideCircle: {
      step: "Tell one reader outside your closest five that a late mail of yours never needs an answer the same evening.",
    },
    narrowCircle: {
      step: "Ask two of the five people you write to most which of your late mails they answered the same evening.",
    },
  },
  "rhythm-quick": {
    lateRarely: {
      observation:
        "Half of your answers leave within {latency}, and more than nine in ten of your mails leave in working hours.",
    },
    lateSometimes: {
      observation: "Half of your answers leave within {latency}, and {late} of your mails leave outside {hours}.",
    },
    manyRequests: {
      effect:
        "{asks} of your {messages} mails ask for something, and people may feel bound to your own speed when they answer.",
    },
    fewRequests: {
      effect:
        "You ask for something in {asks} of {messages} mails and answer fast: in mail, others may set more of your day than you set of theirs.",
    },
    shortMails: {
      step: "Give one quick answer a day this week a second sentence, with the reason.",
    },
    longMails: {
      step: "Let the next answer of more than {median} words lie for an hour, and read it once more before it leaves.",
    },
  },
  "rhythm-quicklate": {
    lateMostly: {
      observation:
        "You answer fast and at any time: half of your answers leave within {latency}, and three or more in ten of your mails leave outside {hours} ({late}).",
    },
    shortMails: {
      step: "Add to three of this week's late answers the line 'tomorrow would have done'.",
    },
    longMails: {
      step: "When the next matter comes in after hours, send one line that names an hour of tomorrow, and write the long answer then.",
    },
    manyRequests: {
      effect: "{asks} of your {messages} mails ask for something, so a late one may well arrive as a task.",
    },
  },
  "rhythm-slow": {
    lateOften: {
      observation: "Half of your answers take {latency} or more, and {late} of your mails leave outside {hours}.",
    },
    manyRequests: {
      step: "Compare how long your oldest open mail has waited with the time that your last request allowed.",
    },
  },
};
