import type { StepText } from "../step-text";
import type { LAST_MAIL_IDS } from "./composite";

/** Texts about a habit of mail, for the places of a report that it fits. `{...}` are the person's own counts. */
export interface CompositeText {
  observation: string;
  effect: string;
  step: StepText;
  reframe?: string;
  reframeStep?: StepText;
  marked?: Pick<CompositeText, "effect" | "step"> & Partial<Pick<CompositeText, "reframe" | "reframeStep">>;
  wouldChange: string;
}

/**
 * By what stands out: forwards (`relay`), hardly a request (`reporter`), short mails with plain (`clipped`) or soft
 * (`brief`) requests, long ones with plain (`briefing`) or soft (`considerate`) requests; `even…` for a middle length.
 */
export const PACE_COPY = {
  clipped: {
    observation:
      "You write briefly and ask directly: half of your mails have {median} words or fewer, and {plain} of {requests} requests are plain imperatives{length}.",
    effect: "Readers who know you may take that as speed; others may think that you are annoyed.",
    step: "In the next mail to somebody who does not know you well, give the reason for the request in a few words.",
    reframe:
      "A mail of {median} words can look unfriendly. It may also be the quickest to answer: there is one request, and nobody can miss it.",
    reframeStep: "Ask one person who gets many of these mails which one they had to read twice.",
    marked: {
      effect: "Mails this short say what you want and often leave out the reason.",
      step: "Call the person who got your shortest mail this week, and tell them the reason for it.",
    },
    wouldChange: "A usual mail above 20 words, or requests that are mostly softened, would change this insight.",
  },
  relay: {
    observation:
      "Much of your mail passes things on: {forwards} of {sent} mails are forwards, and a usual mail of your own has {median} words{length}.",
    effect: "Readers have to guess what you think of what you forward.",
    step: "Above the next forward, write one line: what you want, from whom, and by when.",
    reframe:
      "Forwarding {forwards} of {sent} mails can look like adding nothing of your own. It is also how people learn at once what would otherwise stop with you.",
    reframeStep: "Pick one subject that you keep forwarding, and have it sent to its owner directly.",
    marked: {
      effect: "You pass on much of what arrives, and nobody sees what you filtered out.",
      step: "Stop one kind of forward this week, and see who asks for it.",
    },
    wouldChange: "Forwards below one in six mails would change this insight.",
  },
  brief: {
    observation:
      "Your mails are short and their requests soft: half have {median} words or fewer, yet {soft} of {requests} requests come as a question or with a hedge{length}.",
    effect: "In mails that short, the softening is a large part of what people read.",
    step: "Rewrite one short request of today as verb, name and date, and see whether it still sounds like you.",
    reframe:
      "Politeness inside {median} words can look like hesitation. It may be how you stay quick without being curt.",
    reframeStep: "Keep the soft wording where you ask a favour, and drop it where you only need a date.",
    marked: {
      effect: "So short a mail with so much courtesy may leave too little to act on.",
      step: "Replace the courtesy in the next such mail with a date.",
    },
    wouldChange: "A usual mail above 20 words, or mostly plain requests, would change this insight.",
  },
  briefing: {
    observation:
      "You explain at length and then say plainly what is to be done: a usual mail has {median} words, and {plain} of {requests} requests are imperatives{length}.",
    effect: "The request is clear once it comes, but on a phone people may have to scroll to it.",
    step: "Move the request of your next long mail into its first line, and leave the reasons where they are.",
    reframe:
      "Reasons first and the request last can look like arguing a case. The reasons may be what people need to do the work well.",
    reframeStep: "Ask the reader of your last long mail what they thought you wanted.",
    marked: {
      effect: "The instructions come after a long explanation, and few people read one between two meetings.",
      step: "Send the next request alone, and the explanation to whoever asks for it.",
    },
    wouldChange: "A usual mail below 40 words, or mostly softened requests, would change this insight.",
  },
  considerate: {
    observation:
      "You write at length and ask gently: a usual mail has {median} words, and {soft} of {requests} requests are questions or carry a hedge{length}.",
    effect: "Both give people room, and both make it easier to overlook that you want something.",
    step: "Before you send the next long mail, find the sentence that says what you want; if there is none, add it.",
    reframe: "Long and gentle mail can seem unsure. It may be how you win over people who could have said no.",
    reframeStep: "Choose one matter in which a no is not possible, and ask for it in one plain line.",
    marked: {
      effect: "Among so many careful words, readers may not find what there is to do, and for whom.",
      step: "Cut the next long mail to the two paragraphs that its reader would miss.",
    },
    wouldChange: "A usual mail below 40 words, or mostly plain requests, would change this insight.",
  },
  reporter: {
    observation:
      "You inform more than you ask: a usual mail has {median} words, and only {asks} of {messages} mails hold a request{length}.",
    effect: "People learn from you what is going on, and may wait to hear what they should do.",
    step: "End the next mail that only informs with one line that begins 'For you this means'.",
    reframe:
      "Mail that asks for nothing can look like broadcasting. It may show that you trust people to see for themselves what to do.",
    reframeStep: "Find one report of this week that hid a request, and send the request by itself.",
    marked: {
      effect: "With hardly a request in it, your mail reads like a newsletter, and people may put it off.",
      step: "Write one mail tomorrow that holds nothing but a request.",
    },
    wouldChange: "A request in more than one mail of five would change this insight.",
  },
  evenDirect: {
    observation:
      "At a middle length, {median} words as a rule, your mail leaves little open: {plain} of {requests} requests are plain imperatives{length}.",
    effect: "People know what you want, but you may hear late, if at all, that something else would have been better.",
    step: "Put 'what speaks against this?' under one request of this week, and wait for two answers.",
    reframe:
      "Mail with {plain} of {requests} requests plain can look like orders. It may also mean that people can rely on you to say what you want.",
    reframeStep: "Ask two people which of your requests they carried out without seeing the point.",
    wouldChange: "Fewer than seven plain requests in ten would change this insight.",
  },
  evenPlain: {
    observation:
      "Your mail keeps a middle length, {median} words as a rule, and puts {plain} of {requests} requests as plain imperatives{length}.",
    effect: "The other requests leave a way out, so readers may wonder which of them are optional.",
    step: "For the next five requests, decide first whether a no is possible, and choose the wording by that.",
    reframe:
      "Some plain requests, {plain} of {requests}, at a middle length can look like routine. You may sense who needs an instruction and who needs a choice.",
    reframeStep:
      "Compare a plain and a soft request of this week: did you choose the wording for the person or for the matter?",
    wouldChange: "A usual mail below 20 or above 40 words, or nearly all requests plain, would change this insight.",
  },
  evenSoft: {
    observation:
      "At {median} words your usual mail is neither short nor long, and {soft} of {requests} requests come as questions or with a hedge{length}.",
    effect: "Readers get enough to decide, and room to say no.",
    step: "Choose the one request of this week to which nobody may say no, and word it plainly.",
    reframe:
      "Leaving a way out of {soft} of {requests} requests can look weak. It may be why people tell you an honest no in time.",
    reframeStep: "Count for one week how many of those requests got a yes anyway.",
    wouldChange: "A usual mail below 20 or above 40 words, or mostly plain requests, would change this insight.",
  },
} satisfies Record<string, CompositeText>;

export const RHYTHM_COPY = {
  quickLate: {
    observation:
      "You answer fast and at any time: half of your answers leave within {latency}, and {late} of your mails are sent outside {hours}.",
    effect: "People may conclude that you are always available, and that they should be, too.",
    step: "For one week hold the evening answers until morning, and count how many somebody missed.",
    wouldChange: "Slower answers, or fewer mails outside the hours named, would change this insight.",
  },
  quick: {
    observation: "Half of your answers leave within {latency}.",
    effect: "People get used to that speed, and may take one slow day as a bad sign.",
    step: "Tell the people who write to you most at what times of the day you read mail.",
    reframe:
      "An answer within {latency} looks attentive. It also leads people to expect that the next one will be as fast.",
    reframeStep: "Name two kinds of mail that may wait until tomorrow, and let them.",
    marked: {
      effect: "Answers within the hour leave little time for second thoughts.",
      step: "Let the next mail that annoys you wait until after lunch.",
    },
    wouldChange: "A usual answer of more than two working hours would change this insight.",
  },
  slow: {
    observation: "Half of your answers take {latency} or more.",
    effect: "While they wait, people decide without you or ask somebody else, which may or may not be what you want.",
    step: "Tell the next person who waits for you on which day they will have your answer.",
    reframe:
      "Answers that take {latency} can look like overload. You may take that time because you answer once and fully.",
    reframeStep: {
      text: "Choose the three people who must never wait, and answer those first.",
      practice: "stakeholder-map",
    },
    marked: {
      effect: "After more than two working days people have often found another answer, and you hear of it last.",
      step: { text: "Go through what waits now, and give half of it away.", practice: "delegate" },
    },
    wouldChange: "A usual answer within one working day would change this insight.",
  },
  late: {
    observation: "You send {late} of your mails outside {hours}.",
    effect: "In experiments, people who got mail at such hours overestimated how fast it wanted an answer.",
    step: "In the next mail you send at such a time, add 'no need to answer before tomorrow'.",
    reframe:
      "Mail at such hours, {late}, looks like dedication. It may also tell the people who get it that they should work then.",
    reframeStep: "Set the next three mails that you write in the evening to leave in the morning.",
    marked: {
      effect: "At that rate, what you write in the evening is often the first thing that others read in the morning.",
      step: "Pick one evening a week without mail, and tell the people who would notice.",
      reframe:
        "So much mail outside {hours} can look like a good example. The example also says that work goes on after hours.",
      reframeStep: "Ask the person who answers you latest at night when that began.",
    },
    wouldChange: "Other working hours than those named, or fewer mails outside them, would change this insight.",
  },
} satisfies Record<string, CompositeText>;

export const SECOND_TRY_COPY = {
  clarified: {
    observation:
      "{count} times you wrote again after a mail of your own, mostly to add or correct something ({clarified} of them).",
    effect: "The first mail may have left before you had finished thinking, so that readers had to guess the rest.",
    step: "Wait two minutes before you send the next mail that decides something, and read it as its reader would.",
    reframe:
      "A second mail after the first, {clarified} times, looks like haste. It also shows that you go on checking after you have sent it.",
    reframeStep: "Once a day, check the mail with the most at stake before you send it.",
    marked: {
      effect: "At this rate people may have learned to wait for your second mail before they act on the first.",
      step: "Hold every mail with a number or a date in it for five minutes, for one week.",
      reframe: "{clarified} second versions can look careless. They also let others see how you think, and join in.",
      reframeStep: "Write 'draft' into the subject of the mails that are not final.",
    },
    wouldChange: "Fewer than one second mail in fifty would change this insight.",
  },
  repeated: {
    observation: "{count} of your mails come back to an earlier one, mostly to ask again ({repeated} of them).",
    effect: "Where you have to ask twice, people may not have seen the request, or not that it was urgent.",
    step: "Say in the next request on which day you will go on with whatever you have.",
    reframe:
      "Asking again, {repeated} times, feels like chasing. For the other person it is often the first sign of which request matters.",
    reframeStep: "For one open matter, say in the first mail when you will ask next.",
    marked: {
      effect: "With so many repeats, people may wait for the second request before they act.",
      step: {
        text: "List the three people whom you ask twice most often, and ask one of them what would make asking once enough.",
        practice: "stakeholder-map",
      },
      reframe:
        "So many repeated requests, {repeated}, look like slow colleagues. Some may come from how the first request was worded.",
      reframeStep: "Compare the first and the second mail of one such pair, word for word.",
    },
    wouldChange: "Fewer repeated asks than one in fifty mails would change this insight.",
  },
  apologized: {
    observation: "{count} of your mails follow one of your own, and {apologized} of those apologize.",
    effect: "People may remember the apology better than the matter.",
    step: "Before the next apology, ask whether the other side had noticed anything at all.",
    reframe:
      "An apology after your own mail, {apologized} times, looks weak. It also shows that you think about how your words are understood.",
    reframeStep: "Replace one apology this week with the corrected sentence alone.",
    marked: {
      effect: "Apologies this regular become a habit of speech, and people stop noticing them.",
      step: "Send the next correction without a word about the mistake.",
    },
    wouldChange: "Second mails without an apology would change this insight.",
  },
} satisfies Record<string, CompositeText>;

export const REQUEST_COPY = {
  plain: {
    observation:
      "Of {requests} requests {plain} are plain imperatives, {asked} are questions and {softened} carry a hedge.",
    effect: "Nobody has to guess what you want, and nobody is offered a way to say no.",
    step: "Open one request of this week with what the other side gains from it.",
    reframe:
      "Plain requests, {plain} of {requests}, can look brusque. They spare the reader the work of finding out what is meant.",
    reframeStep: "In three requests, keep the plain wording and add the reason in the same line.",
    marked: {
      effect: "With hardly a question among them, people may do what you say and stop contradicting you.",
      step: "Choose one request of tomorrow in which you do not know the best way, and ask for it.",
      reframe:
        "So few soft requests, with {plain} of {requests} plain, can look like insisting on rank. People under pressure may be glad to know at once what you need.",
      reframeStep: "Ask one person who gets many of them which one they would have done another way.",
    },
    wouldChange: "Fewer than six plain requests in ten would change this insight.",
  },
  asked: {
    observation: "You put most requests as questions: {asked} of {requests}, against {plain} plain imperatives.",
    effect: "A question can be answered with no; where you needed a yes, it may come late.",
    step: "Mark in your next request whether it is open: 'I need this' or 'would this work?'.",
    reframe:
      "A request in the form of a question, {asked} of {requests}, can look undecided. It may be how you find out early what will not work.",
    reframeStep: "After the next such question, write down the answer that you would not accept.",
    marked: {
      effect: "Nearly everything you need arrives as a question, so people may put their own work first.",
      step: "State the next deadline as a fact, and ask only how to reach it.",
    },
    wouldChange: "Fewer than half of the requests as questions would change this insight.",
  },
  softened: {
    observation: "{softened} of {requests} requests carry a hedge such as 'perhaps' or 'just', or ask indirectly.",
    effect: "Such a request is polite, and easy to put off for others that sound urgent.",
    step: "Rewrite the next request that matters as one sentence with a verb, a name and a date.",
    reframe:
      "Softening {softened} of {requests} requests can look like doubt. It may let people say no, so that you can trust their yes.",
    reframeStep: "Once a day, word the request plainly and soften only the reason.",
    marked: {
      effect: "With so much soft wording, the few plain requests may sound like an alarm.",
      step: "Take the hedge out of every second request for a week, and compare the answers.",
    },
    wouldChange: "Fewer than four softened requests in ten would change this insight.",
  },
} satisfies Record<string, CompositeText>;

/** `lastInOwn` and `lastInJoined`: more often in conversations that the person began, or that others began. */
export const LAST_MAIL_COPY = {
  lastOwn: {
    observation: "In {last} of {shared} conversations the last mail is yours.",
    effect: "You bring matters to an end, and people may wait until you do.",
    step: "End the next conversation by naming who closes it: 'Kim, you have the last word on this'.",
    reframe:
      "Having the last word in {last} of {shared} conversations can look like control. It may be how the others know that a matter is done.",
    reframeStep: "Leave three threads this week without a last line of yours, and see what is missing.",
    marked: {
      effect:
        "There is hardly a thread that ends without you, so people may think that nothing is over until you say so.",
      step: "Let one thread of each day end with somebody else's mail.",
    },
    wouldChange: "Fewer last mails than three in five would change this insight.",
  },
  lastOthers: {
    observation: "In {theirs} of {shared} conversations somebody else writes the last mail.",
    effect: "Others decide when a matter is over, whether or not you would have ended it there.",
    step: "Close one open thread today with a line that says what was agreed.",
    reframe:
      "Leaving the last mail to others, in {theirs} of {shared} conversations, can look like loose ends. It may mean that you had nothing left to add.",
    reframeStep: "Look through five threads that ended without you, and note which of them ended well.",
    marked: {
      effect: "Others close almost everything that you take part in, and so they say what was agreed.",
      step: "Write the last line of one thread that matters: what was decided, and by whom.",
    },
    wouldChange: "A last mail of yours in half of the conversations would change this insight.",
  },
  lastInOwn: {
    observation:
      "You end what you began more often than what others began: {begunLast} of {begun} against {joinedLast} of {joined} conversations.",
    effect: "You finish your own matters, and may leave those of others for them to finish.",
    step: "Choose one matter that somebody else began, and end it with a sentence they can use.",
    marked: {
      effect: "The difference is large enough for others to notice whose matters you finish.",
      step: {
        text: "Ask somebody whose thread you left open what they made of the silence.",
        practice: "ask-for-example",
      },
    },
    wouldChange: "A difference that chance could explain would change this insight.",
  },
  lastInJoined: {
    observation:
      "You end what others began more often than what you began: {joinedLast} of {joined} against {begunLast} of {begun} conversations.",
    effect: "You finish what others begin, and may wait for others to finish what you begin.",
    step: "In the next mail that begins a matter, name the day on which you will close it.",
    marked: {
      effect: "The difference is large: the matters that you begin are those that stay open.",
      step: { text: "This week, close two matters that you began, with a yes, a no or a date.", practice: "say-no" },
    },
    wouldChange: "A difference that chance could explain would change this insight.",
  },
  answersFirst: {
    observation: "Where several people could answer, you were the first in {first} of {contested} conversations.",
    effect: "The first answer sets what the others respond to; some of them may have had a better one.",
    step: "When the next question goes to several people, be the third to answer.",
    reframe:
      "Answering first, in {first} of {contested} conversations, looks like leadership. People who were still thinking may then stop.",
    reframeStep: "Open one shared question with 'I will answer tomorrow; what do you see?'.",
    marked: {
      effect:
        "When you answer nearly every shared question first, the others may respond to you rather than to the question.",
      step: "Ask in the next shared thread for two views before yours, by name.",
    },
    wouldChange: "First answers in fewer than half of such conversations would change this insight.",
  },
  answersLater: {
    observation:
      "Where several people could answer, somebody else was first in {notFirst} of {contested} conversations.",
    effect: "You know what others think before you write, but by then they may have decided.",
    step: "In one shared thread of this week, send your view before reading the second answer.",
    reframe:
      "Letting others answer first, in {notFirst} of {contested} conversations, can look distant. It also lets them find the answer themselves.",
    reframeStep: "Tell the group once that you wait on purpose.",
    marked: {
      effect: "By the time you write, others have mostly settled the question, perhaps without what you know.",
      step: "Choose one topic on which you will be the first to answer.",
      reframe:
        "Hardly ever answering first, with others ahead in {notFirst} of {contested} conversations, can look like absence. It can also be the reason why others have learned to decide.",
      reframeStep: "Ask two of them whether they wait for you or go on without you.",
    },
    wouldChange: "First answers in more than half of such conversations would change this insight.",
  },
} satisfies Record<keyof typeof LAST_MAIL_IDS, CompositeText>;

export const COMPOSITE_PAIR_COPY = {
  briefAndClarified: {
    observation:
      "A usual mail of yours has {median} words, and {clarified} times a second one had to add what the first left out.",
    effect: "The minute that a short mail saves is spent on the second one, and readers have to wait for it.",
    step: "Before you send the next short mail, add the line that you would otherwise send later.",
    wouldChange: "Longer first mails, or fewer second ones, would change this insight.",
  },
  briefAndRepeated: {
    observation: "You ask in {median} words, and come back to ask again {repeated} times.",
    effect: "A request that is quick to write may be quick to put aside, so that you have to ask again.",
    step: "Add to the next short request one line that says why it is due.",
    wouldChange: "Longer first mails, or fewer repeated asks, would change this insight.",
  },
  softAndRepeated: {
    observation: "You soften {soft} of {requests} requests, and ask again {repeated} times.",
    effect: "The first mail may sound optional; only the second one shows that you need it.",
    step: "For the next thing that you really need, ask without softening words the first time.",
    wouldChange: "Plainer requests, or fewer repeated ones, would change this insight.",
  },
  asksAndThanks: {
    observation: "{asks} of your mails ask for something, and {thanks} thank for something.",
    effect: "People hear far more often what you need than that they have helped you.",
    step: "When you next get what you asked for, write one line on what it made possible before you ask again.",
    wouldChange: "Thanks in half as many mails as requests would change this insight.",
  },
  firstAndLast: {
    observation:
      "Where several people could answer, you are first in {first} of {contested} conversations, and in {last} of {shared} the last mail is yours.",
    effect: "You write first and last, which leaves others little room.",
    step: "In the next shared thread, leave the first answer or the last to somebody else.",
    wouldChange: "Fewer first answers, or fewer last mails, would change this insight.",
  },
} satisfies Record<string, CompositeText>;
