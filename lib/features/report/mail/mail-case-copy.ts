import type { CaseCopy } from "./mail-cases";

/** Texts about pace and rhythm that depend on the person's other figures, by composite id. */
export const MAIL_CASE_COPY: Record<string, CaseCopy> = {
  "pace-clipped": {
    longerForOthers: {
      step: "Ask one of the five people you write to most what your shortest mail of this week left out for them.",
    },
    manyRequests: {
      effect: "You ask for something in {asks} of {messages} mails, so people may expect work when they see your name.",
    },
  },
  "pace-briefing": {
    mostlyAsked: {
      observation:
        "You explain at length and then say plainly what is to be done: a usual mail has {median} words, and {plain} of {requests} requests are imperatives, the others mostly questions{length}.",
    },
    mostlySoftened: {
      observation:
        "You explain at length and then say plainly what is to be done: a usual mail has {median} words, and {plain} of {requests} requests are imperatives, the others mostly hedged{length}.",
    },
    longerForCircle: {
      reframe:
        "The five people you write to most get your longer mails, which can look like supervision. The detail may be what lets them act without coming back to ask.",
      reframeStep: "Ask one of the five how much of your last long mail they needed.",
      step: "Ask one of the five people you write to most which part of your last long mail they acted on.",
    },
    longerForOthers: {
      reframe:
        "Your longer mails go to people outside the five you write to most, which can look formal. Those readers may need the background that the five have already.",
      reframeStep:
        "Ask one reader outside the five which paragraph of your last long mail they could have done without.",
      step: "Write the next request to somebody you write to less often in three lines, and offer the reasons on request.",
    },
    manyRequests: {
      reframe:
        "You ask for something in {asks} of {messages} mails, at length and mostly plainly, which can read as a string of instructions. The length may keep them from sounding like orders.",
      reframeStep: "Send one request this week without its reasons, and see whether anybody asks for them.",
      effect:
        "You ask for something in {asks} of {messages} mails, and at that length readers may have to search for what it is.",
    },
    narrowCircle: {
      step: "Ask two of the five people you write to most what they would cut from your last long mail.",
    },
    wideCircle: {
      step: "Begin the next long mail to somebody you write to less often with what you need from them.",
    },
  },
  "pace-considerate": {
    mostlyAsked: {
      observation:
        "You write at length and ask gently, more by question than by hedge: a usual mail has {median} words, and of {requests} requests {asked} are questions and {softened} are hedged{length}.",
    },
    mostlySoftened: {
      observation:
        "You write at length and ask gently, more by hedge than by question: a usual mail has {median} words, and of {requests} requests {softened} are hedged and {asked} are questions{length}.",
    },
    longerForCircle: {
      reframe:
        "The five people you write to most get longer mails than others, though they may need fewer words. The extra room may be where they can disagree with you.",
      reframeStep: "Ask one of the five whether a shorter and plainer request would suit them.",
      step: "Tell one of the five people you write to most, in one line, what you need from them this week.",
    },
    longerForOthers: {
      step: "In the next long mail to somebody you write to less often, put what you need into the subject.",
    },
    manyRequests: {
      effect:
        "You ask for something in {asks} of {messages} mails, and a reader in a hurry may take the gentlest requests for news.",
    },
    narrowCircle: {
      step: "Ask one of the five people you write to most whether your last long mail made clear what you needed.",
    },
    wideCircle: {
      step: "Close the next long mail to somebody you write to less often with one plain line: what, from whom, by when.",
    },
  },
  "pace-reporter": {
    longerForCircle: {
      step: "End the next update to one of the five people you write to most with the decision that it should lead to.",
    },
    longerForOthers: {
      step: "Ask somebody you write to less often what they do with the news you send them.",
    },
    longMails: {
      effect: "At {median} words, your usual length, a mail that asks for nothing is easily put off until later.",
    },
    shortMails: {
      effect: "Your usual {median} words hold the news and leave little room for what should follow from it.",
    },
    narrowCircle: {
      reframe:
        "Most of your mail goes to the same five people and seldom asks for anything. What looks like thinking aloud may be what lets them act without you.",
      reframeStep: "Ask one of the five what they decided this week on the strength of your mail.",
    },
    wideCircle: {
      reframe:
        "Much of your mail goes beyond the five people you write to most and asks for little, as a newsletter does. It may be how those readers know where things stand.",
      reframeStep: "Ask one of those readers which of your updates they would miss.",
    },
  },
  "pace-evendirect": {
    mostlyAsked: {
      observation:
        "At a middle length, {median} words as a rule, your mail leaves little open: {plain} of {requests} requests are plain imperatives, the others mostly questions{length}.",
    },
    mostlySoftened: {
      observation:
        "At a middle length, {median} words as a rule, your mail leaves little open: {plain} of {requests} requests are plain imperatives, the others mostly hedged{length}.",
    },
    longerForCircle: {
      step: "Ask one of the five people you write to most which of this week's requests they had doubts about.",
    },
    longerForOthers: {
      step: "Put one request to somebody you write to less often as a question this week, and compare the answer.",
    },
    manyRequests: {
      step: "Ask one of the five people you write to most what they would do first if two of your requests clashed.",
    },
    narrowCircle: {
      effect: "The same five people get most of it, and may no longer tell you which requests they doubt.",
    },
    wideCircle: {
      step: "Ask somebody you write to less often which of your requests left them with a question.",
    },
  },
  "pace-evenplain": {
    longerForCircle: {
      step: "Give the next plain request to somebody you write to less often one line of background.",
    },
    longerForOthers: {
      step: "Give the next plain request to one of the five people you write to most the line of background that others get.",
    },
    manyRequests: {
      effect:
        "You ask for something in {asks} of {messages} mails, and readers may sort by tone: plain requests first, the others when there is time.",
    },
  },
  "pace-evensoft": {
    manyRequests: {
      effect:
        "You ask for something in {asks} of {messages} mails, mostly with a way out, so people can choose which requests to meet.",
    },
    narrowCircle: {
      step: "Tell one of the five people you write to most which of this week's requests you cannot do without.",
    },
    wideCircle: {
      step: "Word one request to somebody you write to less often as a statement with a date.",
    },
  },
  "rhythm-late": {
    manyRequests: {
      observation:
        "You send {late} of your mails outside {hours}, and more than a third of all your mails ask for something ({asks} of {messages}).",
    },
    fastAnswers: {
      observation: "You send {late} of your mails outside {hours}, and half of your answers leave within {latency}.",
    },
    slowAnswers: {
      observation: "You send {late} of your mails outside {hours}; half of your answers take {latency} or more.",
    },
    fewRequests: {
      step: "Put 'for your information, no answer needed' into the subject of the next late mail that asks for nothing.",
    },
    longMails: {
      effect: "A mail of {median} words, your usual length, is work for whoever opens it in the evening.",
    },
    shortMails: {
      effect:
        "A mail of {median} words, your usual length, is easily answered on the spot, and may keep somebody else's evening going.",
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
        "You ask for something in {asks} of {messages} mails, and people may feel that they owe you an answer at your own speed.",
    },
    fewRequests: {
      effect:
        "You ask for something in {asks} of {messages} mails and answer fast: by mail, others may set more of your day than you set of theirs.",
    },
    shortMails: {
      step: "Add the reason, in one sentence, to one quick answer a day this week.",
    },
    longMails: {
      step: "Let the next answer of more than {median} words lie for an hour, and read it once more before it leaves.",
    },
  },
  "rhythm-quicklate": {
    shortMails: {
      step: "Add 'no reply needed tonight' to three of this week's late answers.",
    },
    longMails: {
      step: "When the next matter comes in after hours, send one line that says when tomorrow you will answer it.",
    },
    manyRequests: {
      effect: "You ask for something in {asks} of {messages} mails, so a late one may well arrive as a task.",
    },
  },
  "rhythm-slow": {
    lateSometimes: {
      observation: "Half of your answers take {latency} or more, and {late} of your mails leave outside {hours}.",
    },
    manyRequests: {
      step: "Compare how long the oldest unanswered mail in your inbox has waited with the time that your last request allowed.",
    },
  },
};
