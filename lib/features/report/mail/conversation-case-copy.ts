import { LAST_MAIL_IDS } from "./composite";
import type { CaseCopy } from "./mail-cases";

/** Texts about first and last mails and about pairs of habits that depend on the person's other figures. */
export const CONVERSATION_CASE_COPY: Record<string, CaseCopy> = {
  [LAST_MAIL_IDS.lastOwn]: {
    firstMine: {
      observation:
        "The last mail is yours in {last} of {shared} conversations, and where several people could answer, so is the first in {first} of {contested}.",
      reframe:
        "You answer first in {first} of {contested} conversations and write last in {last} of {shared}, which can look like control. It may be the quickest way to a result where nobody takes charge.",
      reframeStep: "Hand one thread of this week to somebody by name, from the first answer to the last.",
    },
    fastAnswers: {
      step: "In three threads of this week, hold your closing line until the next morning, and see whether somebody else closes them.",
      reframe:
        "The last mail in {last} of {shared} conversations can look like needing the final say. With half of your answers out within {latency}, you may just be the quickest to confirm.",
      reframeStep: "Count in ten threads how often your last mail said more than 'thanks' or 'agreed'.",
    },
    firstTheirs: {
      observation:
        "In {last} of {shared} conversations the last mail is yours, though others answer first in {notFirst} of {contested} where several people could.",
      reframe:
        "The last mail in {last} of {shared} conversations can look like insisting on the final say. You may simply listen before you close: others answer first in {notFirst} of {contested}.",
      reframeStep: "When you close the next thread, name the view that decided it.",
    },
    slowAnswers: {
      step: "In the next thread that waits for you, name somebody else who may close it.",
      reframe:
        "Half of your answers take {latency} or more, and you end {last} of {shared} conversations, so some may wait for you to close them. People may also want your word before they move on.",
      reframeStep: "Name in one open thread who may close it if you have not answered within two days.",
    },
  },
  [LAST_MAIL_IDS.lastOthers]: {
    firstMine: {
      observation:
        "Somebody else writes the last mail in {theirs} of {shared} conversations, while you answer first in {first} of {contested} where several people could.",
      reframe:
        "You answer first in {first} of {contested} conversations and others end {theirs} of {shared}, which can look like losing interest. It may be how you leave a matter with its owner.",
      reframeStep: "Go back to one thread that you answered first, and ask its owner how it ended.",
    },
    firstTheirs: {
      observation:
        "In {theirs} of {shared} conversations others write the last mail, and where several people could answer they are also first in {notFirst} of {contested}.",
      reframe:
        "Others write first in {notFirst} of {contested} conversations and last in {theirs} of {shared}, as if you stood by. Your part may be the middle, where a matter is argued.",
      reframeStep: "Look at two such threads, and note what changed after you wrote.",
    },
    manyRequests: {
      step: "Pick three requests of yours that ended with somebody else's mail, and confirm in one line what was agreed.",
    },
    fewRequests: {
      step: "Choose one matter that others closed this week, and tell them what you will do about it and when.",
    },
    fastAnswers: {
      reframe:
        "Leaving the last mail to others in {theirs} of {shared} conversations can look like loose ends. With half of your answers out within {latency}, you may have said early what you had to say.",
      reframeStep: "Pick one thread that somebody else ended, and check with them that you mean the same decision.",
    },
    slowAnswers: {
      reframe:
        "Half of your answers take {latency} or more, and others end {theirs} of {shared} conversations. Some people may have stopped waiting; many may have had what they needed.",
      reframeStep: "Ask the person who ended one such thread whether they still needed anything from you.",
    },
  },
  [LAST_MAIL_IDS.lastInOwn]: {
    lastMine: {
      observation:
        "You end {last} of {shared} conversations, and your own more often than those of others: {begunLast} of {begun} against {joinedLast} of {joined}.",
    },
    lastTheirs: {
      observation:
        "Others end {theirs} of {shared} conversations; you end those that you began more often than theirs, {begunLast} of {begun} against {joinedLast} of {joined}.",
    },
    manyRequests: {
      step: {
        text: "Pick two requests by others that you have left open, and answer each with a yes, a no or a date.",
        practice: "say-no",
      },
    },
    fewRequests: {
      step: "Send one line to the person whose matter you last left open: what you know, and what you do not.",
    },
    firstMine: {
      effect:
        "You also answer first in {first} of {contested} conversations where several people could, and whoever began them may expect you to see them through.",
    },
    firstTheirs: {
      effect:
        "Where several people could answer, others come first in {notFirst} of {contested} conversations, so people who bring you a matter may not know whether you have taken it on.",
    },
  },
  [LAST_MAIL_IDS.lastInJoined]: {
    lastMine: {
      observation:
        "You end {last} of {shared} conversations, and those of others more often than your own: {joinedLast} of {joined} against {begunLast} of {begun}.",
    },
    lastTheirs: {
      observation:
        "Others end {theirs} of {shared} conversations, above all those that you began: you end {begunLast} of your {begun} and {joinedLast} of their {joined}.",
    },
    manyRequests: {
      step: "Go through the requests that you sent last week, and confirm in one line each that has been met.",
    },
    fewRequests: {
      step: "Reply to the last answer that you got on a matter of your own, and say what you will do with it.",
    },
    firstMine: {
      effect:
        "A matter of somebody else gets an early answer from you, first in {first} of {contested} where several people could, and more often an end; your own are left for others to end.",
    },
  },
  [LAST_MAIL_IDS.answersFirst]: {
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
        "Being first in {first} of {contested} conversations can look like taking over. As others write the last mail in {theirs} of {shared}, your answer may open more matters than it settles.",
      reframeStep: "Read one such thread to the end, and note how much of your first answer was left.",
    },
  },
  [LAST_MAIL_IDS.answersLater]: {
    lastMine: {
      observation:
        "Where several people could answer, others are first in {notFirst} of {contested} conversations, yet the last mail is yours in {last} of {shared}.",
      reframe:
        "Letting others go first in {notFirst} of {contested} conversations can look like caution. With the last mail yours in {last} of {shared}, it may be how you collect views before you close.",
      reframeStep: "In the next thread that you close, say whose view made the difference.",
    },
    lastTheirs: {
      observation:
        "Where several people could answer, others are first in {notFirst} of {contested} conversations, and they write the last mail in {theirs} of {shared}.",
      reframe:
        "Others write first in {notFirst} of {contested} conversations and last in {theirs} of {shared}, which can look like absence. It may have taught people to go ahead without waiting for you.",
      reframeStep: "Choose one shared thread this week, and write either its first answer or its last line.",
    },
    fastAnswers: {
      step: "In the next thread with several readers, answer as fast as you answer other mail, with your view in one line.",
    },
    slowAnswers: {
      step: "In the next thread with several readers, say on the first day by when you will give your view.",
    },
    longMails: {
      reframe:
        "Letting others answer first in {notFirst} of {contested} conversations can look like reluctance. You may be taking the time for a full answer: your usual mail has {median} words.",
      reframeStep: "Send three lines of your next long answer early, and the rest when it is done.",
    },
    shortMails: {
      reframe:
        "Coming in after others in {notFirst} of {contested} conversations, with a usual {median} words, can look like an afterthought. It may say all that the first answers left open.",
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
        "You ask for something in {asks} of {messages} mails, and a soft request is easily put behind a plainer one.",
    },
    fewRequests: {
      effect: "You ask for something in {asks} of {messages} mails, so a soft request among them may pass for news.",
    },
    longMails: {
      step: "Open the next long mail on a matter that cannot wait with what you need and by when.",
    },
    shortMails: {
      step: "Replace the softening in the next short request with the day on which you need it.",
    },
    narrowCircle: {
      step: "Tell one of the five people you write to most which open request of yours must not slip.",
    },
    wideCircle: {
      step: "Word the next request to somebody you write to less often as you would word its reminder.",
    },
  },
  "pair-firstandlast": {
    longMails: {
      step: "Keep your next first answer to three lines, and leave the rest for others to add.",
    },
  },
  "pair-asksandthanks": {
    narrowCircle: {
      step: "Thank two of the five people you write to most for what they delivered last, before you ask again.",
    },
    wideCircle: {
      step: "Choose three people who delivered something this month, and write each one line on what it made possible.",
    },
  },
};
