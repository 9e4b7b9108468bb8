import type { CaseCopy } from "./mail-cases";

/** Texts about first and last mails and about pairs of habits that depend on the person's other figures. */
export const CONVERSATION_CASE_COPY: Record<string, CaseCopy> = {
  "lastword-mine": {
    "firstTheirs+slowAnswers": {
      reframe:
        "Last in {last} of {shared} conversations, after others came first in {notFirst} of {contested}, can look late. With {latency} or more for half of your answers, it may have been awaited.",
      reframeStep: "Ask in one open thread whether anybody is waiting for your last word.",
    },
    firstMine: {
      observation:
        "The last mail is yours in {last} of {shared} conversations, and where several people could answer, so is the first in {first} of {contested}.",
      reframe:
        "First answers in {first} of {contested} and last mails in {last} of {shared} conversations can look like control. They may be the shortest way to an end where nobody else feels in charge.",
      reframeStep: "Give one shared thread of this week to somebody by name, from first answer to last line.",
    },
    firstTheirs: {
      observation:
        "In {last} of {shared} conversations the last mail is yours, though others answer first in {notFirst} of {contested} where several people could.",
      reframe:
        "The last mail in {last} of {shared} conversations can look like insisting on the final say. As others answer first in {notFirst} of {contested}, it may be that you listen before you close.",
      reframeStep: "Say in the next thread that you close which of the views before yours made the difference.",
    },
    fastAnswers: {
      step: "In three threads of this week, let your closing line wait until the next morning, and see who closes them meanwhile.",
      reframe:
        "Having the last mail in {last} of {shared} conversations can look like a need to finish. With half of your answers out within {latency}, you may only be the quickest to confirm.",
      reframeStep: "Count in ten threads how often your last mail said more than 'thanks' or 'agreed'.",
    },
    slowAnswers: {
      step: "In the next thread that waits for your last word, name somebody else who may close it today.",
      reframe:
        "The last mail in {last} of {shared} conversations, with {latency} or more for half of your answers, can look like holding things up. It may be what people want to have before they move on.",
      reframeStep: "Name in one open thread who may close it if you have not answered within two days.",
    },
  },
  "lastword-theirs": {
    firstMine: {
      observation:
        "Somebody else writes the last mail in {theirs} of {shared} conversations, while you answer first in {first} of {contested} where several people could.",
      reframe:
        "Answering first in {first} of {contested} conversations, with the last mail by others in {theirs} of {shared}, can look fickle. It may be how a matter stays with its owner.",
      reframeStep: "Return to one thread that you answered first, and ask its owner what it came to.",
    },
    firstTheirs: {
      observation:
        "In {theirs} of {shared} conversations others write the last mail, and where several people could answer they are also first in {notFirst} of {contested}.",
      reframe:
        "Others writing first in {notFirst} of {contested} and last in {theirs} of {shared} conversations can look like standing outside. Your part may be the middle, where the matter is argued.",
      reframeStep: "Ask one person in such a thread what changed because you wrote.",
    },
    manyRequests: {
      step: "Go back to three requests that ended with somebody else's mail, and confirm in one line what you took from it.",
    },
    fewRequests: {
      step: "Choose one matter that others closed this week, and write them what you will do about it and when.",
    },
    fastAnswers: {
      reframe:
        "Leaving the last mail to others in {theirs} of {shared} conversations can look like an open end. With half of your answers out within {latency}, you may have said your part before the end.",
      reframeStep: "Pick two threads that others ended, and check that both sides took the same decision from them.",
    },
    slowAnswers: {
      reframe:
        "Others end {theirs} of {shared} conversations, as if they no longer waited. With {latency} or more for half of your answers, that may be so in some; the rest may not have needed you.",
      reframeStep: "Ask in one thread that ended without you whether your answer would have changed it.",
    },
  },
  "lastword-hostly": {
    lastMine: {
      observation:
        "You end {last} of {shared} conversations, and your own more often than those of others: {begunLast} of {begun} against {joinedLast} of {joined}.",
    },
    lastTheirs: {
      observation:
        "Others end {theirs} of {shared} conversations; you end those that you began more often than theirs, {begunLast} of {begun} against {joinedLast} of {joined}.",
    },
    manyRequests: {
      step: "Pick two requests by others that you have left open, and answer each with a yes, a no or a day.",
    },
    fewRequests: {
      step: "Send one line to the person whose matter you last left open: what you know, and what you do not.",
    },
    firstMine: {
      effect:
        "You are also early in shared matters, first in {first} of {contested}; the people who began them may expect you to see them through.",
    },
    firstTheirs: {
      effect:
        "In shared matters others answer first, in {notFirst} of {contested}, so the person who began one may hear from you neither early nor at the end.",
    },
  },
  "lastword-guestly": {
    lastMine: {
      observation:
        "You end {last} of {shared} conversations, and those of others more often than your own: {joinedLast} of {joined} against {begunLast} of {begun}.",
    },
    lastTheirs: {
      observation:
        "Others end {theirs} of {shared} conversations, above all those that you began: you end {begunLast} of your {begun} and {joinedLast} of their {joined}.",
    },
    manyRequests: {
      step: "Go through the requests that you sent last week, and close each one that was met with a line that says so.",
    },
    fewRequests: {
      step: "Reply to the last answer that you got on a matter of your own, and say what you will do with it.",
    },
    firstMine: {
      effect:
        "In shared matters you are first in {first} of {contested}, so others get a start and an end from you; your own matters wait for theirs.",
    },
    firstTheirs: {
      effect:
        "In shared matters others answer first in {notFirst} of {contested}, and in your own they have the last mail more often: you come in between.",
    },
  },
  "lastword-first": {
    lastMine: {
      observation:
        "Where several people could answer, you were first in {first} of {contested} conversations, and over all conversations the last mail is yours in {last} of {shared}.",
      reframe:
        "Answering first in {first} of {contested} conversations and last in {last} of {shared} can look like holding the floor. It may spare the others a round of waiting.",
      reframeStep: "In one shared thread, write only the first or only the last mail, and note what others add.",
    },
    lastTheirs: {
      observation:
        "Where several people could answer, you were first in {first} of {contested} conversations; over all conversations others write the last mail in {theirs} of {shared}.",
      reframe:
        "Answering first in {first} of {contested} conversations can look like taking over. As others write the last mail in {theirs} of {shared}, it may be no more than an opening.",
      reframeStep: "Ask the one who ended such a thread how far your first answer still counted.",
    },
    shortMails: {
      step: "Send your next first answer to several people as a question of one line.",
    },
    longMails: {
      step: "Before your next long answer to several people, send one line that says when it comes, and read what arrives meanwhile.",
    },
  },
  "lastword-waits": {
    lastMine: {
      observation:
        "Where several people could answer, others are first in {notFirst} of {contested} conversations, yet the last mail is yours in {last} of {shared}.",
      reframe:
        "Letting others go first in {notFirst} of {contested} conversations can look like caution. With the last mail yours in {last} of {shared}, it may be how you collect views before you close.",
      reframeStep: "In the next thread that you close, name one view of somebody else that decided it.",
    },
    lastTheirs: {
      observation:
        "Where several people could answer, others are first in {notFirst} of {contested} conversations, and they write the last mail in {theirs} of {shared}.",
      reframe:
        "Others going first in {notFirst} of {contested} conversations and last in {theirs} of {shared} can look like absence. It may leave both ends to people who would otherwise wait for you.",
      reframeStep: "Choose one shared thread this week, and write either its first answer or its last line.",
    },
    fastAnswers: {
      step: "In the next thread with several readers, answer as fast as you answer other mail, with one line that gives your view.",
    },
    slowAnswers: {
      step: "In the next thread with several readers, say on the first day by when you will give your view.",
    },
    longMails: {
      reframe:
        "Letting others answer first in {notFirst} of {contested} conversations can look like taking your time. At {median} words as a rule, it may be that you come with the whole answer.",
      reframeStep: "Send three lines of your next long answer early, and the rest when it is done.",
    },
    shortMails: {
      reframe:
        "Coming in later, in {notFirst} of {contested} conversations, with {median} words as a rule, can look like an afterthought. It may be all that the first answers left to say.",
      reframeStep: "Write one sentence more than usual in the next shared thread, and see who takes it up.",
    },
  },
  "pair-softandrepeated": {
    mostlyAsked: {
      observation: "You put {asked} of {requests} requests as questions, and ask again {repeated} times.",
    },
    mostlySoftened: {
      observation: "You hedge {softened} of {requests} requests, and ask again {repeated} times.",
    },
    manyRequests: {
      effect:
        "With a request in {asks} of {messages} mails, each soft one competes with your own others for the reader's week.",
    },
    fewRequests: {
      effect: "You ask in {asks} of {messages} mails, so a soft request among them may pass for part of the news.",
    },
    longMails: {
      step: "Open the next long mail on a matter that cannot wait with one statement: what you need, and by when.",
    },
    shortMails: {
      step: "Replace the softening in the next short request by the day on which you need it.",
    },
    narrowCircle: {
      step: "Tell one of the five people you write to most which open request of yours must not slip.",
    },
    wideCircle: {
      step: "Word the next request outside your closest five as you would word its reminder.",
    },
  },
  "pair-firstandlast": {
    lastMostly: {
      effect:
        "Where a thread opens and closes with you, others have the middle to themselves and little to decide in it.",
    },
    shortMails: {
      step: "In the next shared thread, write one line that hands the first answer to somebody by name.",
    },
    longMails: {
      step: "Keep your next first answer to three lines, and leave the rest for others to add.",
    },
  },
  "pair-asksandthanks": {
    thanksRare: {
      effect: "For each mail that thanks, more than six ask; what came back is seldom mentioned in your mail.",
    },
    narrowCircle: {
      step: "Thank two of the five people you write to most for what they delivered last, before you ask again.",
    },
    wideCircle: {
      step: "Choose three people who delivered something this month, and write each one line on what it made possible.",
    },
  },
};
