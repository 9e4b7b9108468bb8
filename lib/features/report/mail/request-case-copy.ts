import type { MetricKey } from "@/lib/features/mailbox/schema";
import type { CaseCopy } from "./mail-cases";

/** Texts about second mails and requests that depend on the person's other figures, by composite id. */
export const REQUEST_CASE_COPY: Record<string, CaseCopy> = {
  "seconds-clarified": {
    alsoRepeated: {
      observation:
        "{count} times you wrote again on the same matter, mostly to add or correct something ({clarified}) or to ask again ({repeated}).",
    },
    alsoApologized: {
      observation:
        "{count} times you wrote again on the same matter, mostly to add or correct something ({clarified}) or to apologize ({apologized}).",
    },
    longMails: {
      effect: "In mails of {median} words, your usual length, a reader may not see what the second one changed.",
      step: "Before the next long mail leaves, list its points in one line at the top, and add what is missing.",
      reframe:
        "{clarified} additions, to mails that usually have {median} words, can look like losing the thread. You may be somebody who goes on checking after the mail has left.",
      reframeStep: "Mark in the next long mail the sentence of which you are least sure.",
    },
    shortMails: {
      step: "Before the next short mail leaves, answer in it the first question that its reader would ask.",
      reframe:
        "You added something {clarified} times, and at {median} words, your usual length, the first mail can look unfinished. It may have arrived while it was still of use.",
      reframeStep: "Hold five short mails tomorrow for ten minutes each, and count how many get another line.",
    },
    manyRequests: {
      effect:
        "You ask for something in {asks} of {messages} mails, so an addition may arrive after somebody has begun the work.",
    },
    fewRequests: {
      effect:
        "Only {asks} of {messages} mails ask for something, so a first version may be passed on as news before the second corrects it.",
    },
    narrowCircle: {
      step: "Ask one of the five people you write to most whether your second mails tend to help or to come too late.",
    },
    wideCircle: {
      step: "Add to the next mail to somebody you write to less often the background that your regular readers have.",
    },
  },
  "seconds-repeated": {
    alsoClarified: {
      observation:
        "{count} of your mails come back to an earlier one, mostly to ask again ({repeated}) or to add or correct something ({clarified}).",
    },
    alsoApologized: {
      observation:
        "{count} of your mails come back to an earlier one, mostly to ask again ({repeated}) or to apologize ({apologized}).",
    },
    longMails: {
      effect: "In a mail of {median} words, your usual length, a request is easily missed the first time.",
      step: "Put the next request of a long mail above its first paragraph, with a date.",
    },
    plainRequests: {
      effect:
        "With {plain} of {requests} requests plain, the wording may not be the reason; a missing date or an unnamed owner may be.",
      reframe:
        "Having to ask again, {repeated} times, can look like being ignored. With {plain} of {requests} requests plain, people may know what you want and not when they will get to it.",
      reframeStep: "Ask the next person you remind which day is realistic, and agree on it.",
    },
    softRequests: {
      effect:
        "With {soft} of {requests} requests put as questions or with a hedge, the first one may read as one that can wait.",
      reframe:
        "{repeated} reminders can feel like nagging. With {soft} of {requests} requests put softly, a reminder may be where people first hear that you need it.",
      reframeStep: "Write the next first request in the words that you would use for the reminder.",
    },
    shortMails: {
      step: "Add a day and a reason to the next request of one line, and note whether you have to ask again.",
    },
    narrowCircle: {
      step: "Ask one of the five people you write to most how they tell which of your requests is urgent.",
    },
    wideCircle: {
      step: "Address the next request to one person by name and with a date, even where several people get it.",
    },
  },
  "seconds-apologized": {
    alsoClarified: {
      observation:
        "{count} of your mails follow an earlier one, mostly to apologize ({apologized}) or to add or correct something ({clarified}).",
    },
    alsoRepeated: {
      observation:
        "{count} of your mails follow an earlier one, mostly to apologize ({apologized}) or to ask again ({repeated}).",
    },
    longMails: {
      step: "Reread the next long mail before it leaves, and change what you might apologize for later.",
      reframe:
        "{apologized} apologies after own mails can look like carelessness. Mails of {median} words, your usual length, leave more room for slips, and you do not let them stand.",
      reframeStep: "In the next correction, put the corrected sentence first and the apology last.",
    },
    shortMails: {
      step: "When the next short mail needs a correction, send it again with 'corrected' in the subject and without an apology.",
      reframe:
        "{apologized} apologies after mails that usually have {median} words can look like a fuss. They may supply the courtesy that the short form left out.",
      reframeStep: "Put the corrected sentence first in the next apology, and one word of regret after it.",
    },
    plainRequests: {
      reframe:
        "{plain} of {requests} requests are plain, and {apologized} apologies beside them can sound like a change of tone. They may be how you take the edge off afterwards.",
      reframeStep: "Keep your next three plain requests as drafts for ten minutes, and note what you change.",
    },
    manyRequests: {
      effect:
        "You ask for something in {asks} of {messages} mails, and an apology may make the request before it sound optional.",
      reframe:
        "You ask for something in {asks} of {messages} mails and apologize {apologized} times, as if asking had a price. The apologies may be what keeps the requests welcome.",
      reframeStep: "Make one request this week without any apology near it, and note whether the answer differs.",
    },
    fewRequests: {
      effect: "Only {asks} of {messages} mails ask for something, so a reader may not yet have acted on the slip.",
    },
  },
  "requests-plain": {
    longMails: {
      step: "In the next long mail, put the reason right beside the request.",
    },
    shortMails: {
      step: "Add one clause with the reason to three short requests of this week.",
    },
    manyRequests: {
      reframe:
        "You ask for something in {asks} of {messages} mails, mostly in plain words, which can look like a stream of orders. People who get many requests may prefer those that need no decoding.",
      reframeStep: "Choose three requests of this week, and add to each the reason that matters to its reader.",
    },
    fewRequests: {
      reframe:
        "You ask for something in {asks} of {messages} mails, and then mostly in plain words, which can seem abrupt. It may be why people notice when you need something.",
      reframeStep: "Ask the reader of your last plain request what they would have changed about it.",
    },
  },
};

/** The same for habits that are measured by one metric. */
export const HABIT_CASE_COPY: Partial<Record<MetricKey, CaseCopy>> = {
  hedges: {
    plainRequests: {
      effect:
        "As {plain} of your {requests} requests are plain, the hedges are likely to stand in what you report or propose. In lab studies they blunted strong arguments when the topic mattered.",
      step: "In your next proposal by mail, state the main point without a hedge, and name the doubt in a sentence of its own.",
    },
    softRequests: {
      effect:
        "Your requests are soft as well, {soft} of {requests}. In lab studies hedges lowered perceived authority, and in a request they are also plain politeness.",
      step: "Choose the one request of this week that must not slip, and take the hedge out of it.",
    },
  },
};
