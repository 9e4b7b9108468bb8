import type { MetricKey } from "@/lib/features/mailbox/schema";
import type { CaseCopy } from "./mail-cases";

/** Texts about second mails and requests that depend on the person's other figures, by composite id. */
export const REQUEST_CASE_COPY: Record<string, CaseCopy> = {
  "seconds-clarified": {
    alsoRepeated: {
      observation:
        "{count} times you wrote again on the same matter: {clarified} times to add or correct something, {repeated} times to ask again.",
    },
    alsoApologized: {
      observation:
        "{count} times you wrote again on the same matter: {clarified} times to add or correct something, {apologized} times with an apology.",
    },
    longMails: {
      step: "Put a one-line list of its points above the next long mail, and add what the list lacks before you send it.",
      reframe:
        "{clarified} additions to mails of {median} words as a rule can look like losing the thread. They may show that you check what you said against what you know.",
      reframeStep:
        "Mark in the next long mail the sentence of which you are least sure, so that a correction has its place.",
    },
    shortMails: {
      step: "Before the next short mail leaves, work out what its reader will have to ask, and put the answer in.",
      reframe:
        "Adding {clarified} times to mails of {median} words as a rule can look like thinking in pieces. It may be how the first piece gets out while it is of use.",
      reframeStep: "Hold tomorrow's short mails for ten minutes each, and count how many got another line.",
    },
    manyRequests: {
      effect:
        "{asks} of your {messages} mails ask for something, so an addition can arrive after the work on it has begun.",
    },
    fewRequests: {
      effect:
        "As only {asks} of your {messages} mails ask for something, the first version may be passed on as news before the second one corrects it.",
    },
    narrowCircle: {
      step: "Ask one of the five people you write to most which of your second mails they needed.",
    },
    wideCircle: {
      step: "Before the next mail to a reader outside your closest five leaves, check that it holds what those five know already.",
    },
  },
  "seconds-repeated": {
    alsoClarified: {
      observation:
        "{count} of your mails come back to an earlier one: {repeated} times to ask again, {clarified} times to add or correct something.",
    },
    alsoApologized: {
      observation:
        "{count} of your mails come back to an earlier one: {repeated} times to ask again, {apologized} times with an apology.",
    },
    plainRequests: {
      effect:
        "As {plain} of {requests} requests are plain, the reason may lie elsewhere than in the wording: in a missing day or an unnamed owner.",
      reframe:
        "Asking {repeated} times again, when {plain} of {requests} requests are plain, can look like pressing. People may know what you want and not when they will get to it.",
      reframeStep: "Ask the next person whom you remind which day is realistic, and hold them to that one.",
    },
    softRequests: {
      effect:
        "As {soft} of {requests} requests are questions or carry a hedge, a first ask may pass for one that can wait.",
      reframe:
        "{repeated} reminders can look like a lack of push. With {soft} of {requests} requests put softly, they may be where you say what you need.",
      reframeStep: "Write the next first request in the words that you would use for the reminder.",
    },
    longMails: {
      step: "Put the next request of a long mail above its first paragraph, with a day.",
    },
    shortMails: {
      step: "Add a day and a reason to the next request of one line, and note whether you have to ask again.",
    },
    narrowCircle: {
      step: "Ask one of the five people you write to most how they tell which of your requests is urgent.",
    },
    wideCircle: {
      step: "Send the next request outside your closest five to one person by name, with a day.",
    },
  },
  "seconds-apologized": {
    alsoClarified: {
      observation:
        "{count} of your mails follow an earlier one: {apologized} times with an apology, {clarified} times to add or correct something.",
    },
    alsoRepeated: {
      observation:
        "{count} of your mails follow an earlier one: {apologized} times with an apology, {repeated} times to ask again.",
    },
    longMails: {
      step: "Read the next long mail aloud once before it leaves, and change there what you would apologize for later.",
      reframe:
        "{apologized} apologies for own mails can look like carelessness. In mails of {median} words as a rule there is more that can go wrong, and the reader hears of it from you.",
      reframeStep:
        "Ask the reader of the last mail that you corrected which was of use, the apology or the correction.",
    },
    shortMails: {
      step: "When the next short mail goes wrong, send the right one with 'corrected' in the subject and nothing else.",
      reframe:
        "Apologizing {apologized} times for mails of {median} words as a rule can look like a fuss over little. It may give the reader the tone that the short form left out.",
      reframeStep: "Write the next apology as one word, and put the corrected sentence before it.",
    },
    manyRequests: {
      effect: "With a request in {asks} of {messages} mails, an apology may loosen the request that came before it.",
      reframe:
        "{apologized} apologies beside requests in {asks} of {messages} mails can look like paying for what you ask. They may be how you keep the requests welcome.",
      reframeStep: "Make one request this week without any apology near it, and note whether the answer differs.",
    },
    fewRequests: {
      effect:
        "As only {asks} of {messages} mails ask for something, what you apologize for may mostly be news, and the reader may have missed the slip.",
      reframe:
        "{apologized} apologies, when {asks} of {messages} mails ask for anything, can look like too much. They may show that what you report matters to you as much as what you ask.",
      reframeStep: "Ask the reader of your last apology whether they had acted on the first version.",
    },
    plainRequests: {
      reframe:
        "Apologizing {apologized} times, when {plain} of {requests} requests are plain, can look like a change of tone. It may be how you take the edge off afterwards.",
      reframeStep: "Keep your next three plain requests as drafts for ten minutes, and note what you change.",
    },
    softRequests: {
      reframe:
        "{apologized} apologies beside {soft} of {requests} soft requests can look like courtesy on top of courtesy. They may be the ones that refer to something that happened.",
      reframeStep: "List your last three apologies with their readers, and see whether one name comes twice.",
    },
  },
  "requests-plain": {
    plainForCircle: {
      observation:
        "Of {requests} requests {plain} are plain imperatives, and the five people you write to most get the plain form more often than others.",
    },
    plainForOthers: {
      observation:
        "Of {requests} requests {plain} are plain imperatives, and people outside your closest five get the plain form more often.",
    },
    longMails: {
      step: "In the next long mail, put the reason beside the request, and cut what stands between them.",
    },
    shortMails: {
      step: "Add one clause with the reason to three short requests of this week.",
    },
    manyRequests: {
      reframe:
        "Plain wording in {plain} of {requests} requests, over {asks} mails, can look like a stream of orders. It may spare each reader a guess.",
      reframeStep: "Choose three requests of this week, and add to each the reason that matters to its reader.",
    },
    fewRequests: {
      reframe:
        "You ask in {asks} of {messages} mails and then mostly plainly, which can look abrupt. It may be why the few requests stand out from the rest.",
      reframeStep: "Ask the reader of your last plain request whether anything in it was open to them.",
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
