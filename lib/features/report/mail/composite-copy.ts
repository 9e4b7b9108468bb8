import type { StepText } from "../step-text";

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

export const PACE_COPY = {
  clipped: {
    observation:
      "You write short and ask straight: half of your mails have {median} words or fewer, and {plain} of {requests} requests are plain imperatives{length}.",
    effect:
      "Readers who know you may take that as speed; readers who do not may hear temper in the words that are missing.",
    step: "In the next mail to somebody who does not know you well, put the reason behind the request in one clause.",
    reframe:
      "A mail of {median} words can look like a door being shut. It may as well be the quickest way in: there is one thing to answer, and it is in plain sight.",
    reframeStep: "Ask one person who gets many of these which of them they had to read twice.",
    marked: {
      effect: "At that length there is room for what is wanted and for nothing that says why.",
      step: "Ring the one person to whom you wrote least this week, about what you wrote.",
    },
    wouldChange: "A usual mail above 20 words, or requests that are mostly softened, would change this insight.",
  },
  relay: {
    observation:
      "Much of your mail hands things on: {forwards} of {sent} mails are forwards, and a usual text of your own has {median} words{length}.",
    effect: "What you think of the thing that you hand on is then left for the reader to guess.",
    step: "On the next forward write one line on top: what you want, from whom, and by when.",
    reframe:
      "Forwarding {forwards} of {sent} mails can look like a sorting office. It is also how people learn at once what would otherwise stop with you.",
    reframeStep: "Pick one thread that you keep handing on, and give it an owner who gets it without you.",
    marked: {
      effect:
        "For so much of what arrives you are the place that it passes through, and nobody sees what you held back.",
      step: "Stop one kind of forward this week, and see who asks for it.",
    },
    wouldChange: "Forwards below one in six mails would change this insight.",
  },
  brief: {
    observation:
      "Your mails are short and their requests padded: half have {median} words or fewer, yet {soft} of {requests} requests come as a question or with a hedge{length}.",
    effect: "In so small a space the padding is a large part of what gets read.",
    step: "Take one short request of today, write it as verb, name and date, and see whether it still sounds like you.",
    reframe:
      "Politeness inside {median} words can look like hesitation. It may be how you stay quick without being curt.",
    reframeStep: "Keep the soft wording for people, and drop it where only a date is at stake.",
    marked: {
      effect: "Hardly a line, and half of it is courtesy: what is left may be too little to act on.",
      step: "Swap the courtesy in the next such mail for a date.",
    },
    wouldChange: "A usual mail above 20 words, or mostly plain requests, would change this insight.",
  },
  briefing: {
    observation:
      "You explain at length and then say plainly what is to be done: a usual mail has {median} words, and {plain} of {requests} requests are imperatives{length}.",
    effect: "The demand is clear once it is reached; on a phone it may lie below the edge of the screen.",
    step: "Move the request of your next long mail into its first line, and leave the reasons where they are.",
    reframe:
      "Reasons first, order last can look like building a case. For people who must carry it out it is the difference between doing and understanding.",
    reframeStep: "Ask the receiver of your last long mail what they thought you wanted.",
    marked: {
      effect:
        "These are instructions with a chapter of grounds before them, and few people read chapters on the way to a meeting.",
      step: "Send the order alone the next time, and the chapter to whoever asks for it.",
    },
    wouldChange: "A usual mail below 40 words, or mostly softened requests, would change this insight.",
  },
  considerate: {
    observation:
      "You write at length and ask gently: a usual mail has {median} words, and {soft} of {requests} requests are questions or carry a hedge{length}.",
    effect: "Both give the other side room, and both make it easier to miss that something is wanted at all.",
    step: "Before you send the next long mail, underline what you want from it; where there is nothing to underline, add it.",
    reframe:
      "Long and gentle can read as unsure. It can just as well be the price of bringing people along who could have said no.",
    reframeStep: "Choose one matter in which a no is not possible, and ask for it in one plain line.",
    marked: {
      effect: "So much care in so many words can hide from the reader that there is something to do, and for whom.",
      step: "Cut the next long mail to the two paragraphs that its receiver would miss.",
    },
    wouldChange: "A usual mail below 40 words, or mostly plain requests, would change this insight.",
  },
  reporter: {
    observation:
      "You tell more than you ask: a usual mail has {median} words, and only {asks} of {messages} mails hold a request{length}.",
    effect: "People learn from you what is going on, and may wait to hear what they should do with it.",
    step: "End the next mail that only informs with one line that begins 'For you this means'.",
    reframe:
      "Mail that asks for nothing can look like broadcasting. It may be a way of trusting people to see for themselves what follows.",
    reframeStep: "Find one report of this week that hid a request, and send the request by itself.",
    marked: {
      effect: "With hardly a request in it, your mail is a newspaper of one; people may read it as such, later.",
      step: "Write one mail tomorrow that holds nothing but a request.",
    },
    wouldChange: "A request in more than one mail of five would change this insight.",
  },
  evenDirect: {
    observation:
      "At a middle length, {median} words as a rule, your mail leaves little open: {plain} of {requests} requests are plain imperatives{length}.",
    effect:
      "What you want is settled before the reader begins; whether it was the right thing to want comes back to you late, if at all.",
    step: "Put 'what speaks against this?' under one request of this week, and wait for two answers.",
    reframe:
      "Hardly a question among {requests} requests, {plain} of them plain, can look like command. It may be how people around you know that silence means nothing is wanted.",
    reframeStep: "Ask two people which of your requests they carried out without seeing the point.",
    wouldChange: "Fewer than seven plain requests in ten would change this insight.",
  },
  evenPlain: {
    observation:
      "Your mail keeps a middle length, {median} words as a rule, and puts {plain} of {requests} requests as plain imperatives{length}.",
    effect: "The other wishes leave a way out, so readers may weigh which kind they have before them.",
    step: "Decide for the next five requests beforehand whether a no is possible, and word them by that alone.",
    reframe:
      "A middle length with some plain requests, {plain} of {requests}, can look like routine. It may be a sense for who needs the order and who needs the choice.",
    reframeStep: "Compare a plain and a soft request of this week: was it the person or the matter that decided?",
    wouldChange: "A usual mail below 20 or above 40 words, or nearly all requests plain, would change this insight.",
  },
  evenSoft: {
    observation:
      "At {median} words your usual mail is neither short nor long, and {soft} of {requests} requests come as questions or with a hedge{length}.",
    effect: "Readers get enough to decide with, and a way out at the end of it.",
    step: "Choose the one request of this week that has no way out, and take the way out of it.",
    reframe:
      "Leaving a way out of {soft} of {requests} requests can look like weak will. It may be what brings you the honest no in time.",
    reframeStep: "Count for one week how many of those requests came back with a yes anyway.",
    wouldChange: "A usual mail below 20 or above 40 words, or mostly plain requests, would change this insight.",
  },
} satisfies Record<string, CompositeText>;

export const RHYTHM_COPY = {
  quickLate: {
    observation:
      "You answer fast and at any time: half of your answers leave within {latency}, and {late} of your mails are sent outside {hours}.",
    effect: "The speed says that nothing waits with you; the hours say that nothing rests there, either.",
    step: "For one week hold the evening answers until morning, and count how many were missed.",
    wouldChange: "Slower answers, or fewer mails outside the hours named, would change this insight.",
  },
  quick: {
    observation: "Half of your answers leave within {latency}.",
    effect: "People who get answers at that speed tend to plan on it, and to read a slow day as a sign.",
    step: "Tell the people who write to you most at what times of the day you read mail.",
    reframe:
      "An answer within {latency} looks like attention. It is also a promise, renewed each time, that the next one will be as fast.",
    reframeStep: "Name two kinds of mail that may wait until tomorrow, and let them.",
    marked: {
      effect: "Answers within the hour leave little time for the thought that comes after the first one.",
      step: "Let the next mail that annoys you wait until after lunch.",
    },
    wouldChange: "A usual answer of more than two working hours would change this insight.",
  },
  slow: {
    observation: "Half of your answers take {latency} or more.",
    effect: "While they wait, people decide without you or ask somebody else; some of both may be what you want.",
    step: "Answer the next matter that others wait for with the day on which they will have it.",
    reframe:
      "Answers that take {latency} look like a full inbox. They may be the sign of somebody who answers once, and then for good.",
    reframeStep: {
      text: "Choose the three people who must never wait, and answer those first.",
      practice: "stakeholder-map",
    },
    marked: {
      effect:
        "After more than two working days a question has often found another answer, and you hear of it at the end.",
      step: { text: "Go through what waits now, and give half of it away.", practice: "delegate" },
    },
    wouldChange: "A usual answer within one working day would change this insight.",
  },
  late: {
    observation: "You send {late} of your mails outside {hours}.",
    effect: "Whoever gets one at that time overestimates, in experiments, how fast it wants an answer.",
    step: "In the next mail you send at such a time, add 'no need to answer before tomorrow'.",
    reframe:
      "Mail at such hours, {late}, looks like dedication. To the person who gets it, it works as a clock that you did not mean to set.",
    reframeStep: "Schedule tomorrow's first three mails tonight instead of sending them.",
    marked: {
      effect:
        "At that rate your evenings are somebody else's mornings: the first thing they read is what you could not leave.",
      step: "Pick one evening of the week in which nothing leaves, and tell the people who would notice.",
      reframe:
        "So much mail outside {hours} can look like leading from the front. It teaches, without a word, when work is over: later.",
      reframeStep: "Ask the person who answers you latest at night since when they do.",
    },
    wouldChange: "Other working hours than those named, or fewer mails outside them, would change this.",
  },
} satisfies Record<string, CompositeText>;

export const SECOND_TRY_COPY = {
  clarified: {
    observation:
      "{count} times you wrote again to your own mail, mostly to add or correct something ({clarified} of them).",
    effect:
      "The first version may have gone out before the thought was finished, with the reader left to finish it in between.",
    step: "Let the next mail that decides something rest for two minutes, and read it once as its receiver.",
    reframe:
      "A second mail behind the first, {clarified} times, looks like haste. It is also the habit of somebody who goes on reading after sending.",
    reframeStep: "Use the second look before sending on one mail a day, the most expensive one.",
    marked: {
      effect: "At this rate people may have learned to wait for your second mail before they act on the first.",
      step: "Hold every mail with a number or a date in it for five minutes, for one week.",
      reframe:
        "{clarified} second versions can look like carelessness. They show that the thinking goes on in public, where others can still join it.",
      reframeStep: "Tell people which of your mails are drafts, in the subject.",
    },
    wouldChange: "Fewer than one second mail in fifty would change this insight.",
  },
  repeated: {
    observation: "{count} of your mails come back to an earlier one, mostly to ask again ({repeated} of them).",
    effect: "What has to be asked twice was either not seen as a request or not as urgent.",
    step: "Give the next request a day on which you will act on whatever you have, and say so.",
    reframe:
      "Asking again, {repeated} times, feels like chasing. To the one who is asked it is often the first sign of which request was the real one.",
    reframeStep: "For one open matter, say in the first mail when you will ask next.",
    marked: {
      effect: "With so many second asks the first one has become an announcement of the next.",
      step: {
        text: "List the three people whom you ask twice most often, and ask one of them what would make once enough.",
        practice: "stakeholder-map",
      },
      reframe:
        "So many repeated asks, {repeated}, look like others' slowness. Some of them are a price for how the first one was put.",
      reframeStep: "Compare the first and the second mail of one such pair, word for word.",
    },
    wouldChange: "Fewer repeated asks than one in fifty mails would change this insight.",
  },
  apologized: {
    observation: "{count} of your mails follow an own one, and {apologized} of those bring an apology.",
    effect: "The first mail and the repair arrive together, and the repair is what stays in mind.",
    step: "Before the next apology, ask whether the other side had noticed anything at all.",
    reframe:
      "An apology after an own mail, {apologized} times, looks like weakness. It also tells people that you hear yourself as they might.",
    reframeStep: "Replace one apology this week by the corrected sentence alone.",
    marked: {
      effect: "So regular an apology turns into a form of address, and stops repairing anything.",
      step: "Send the next correction without a word about the mistake.",
    },
    wouldChange: "Second mails without an apology would change this insight.",
  },
} satisfies Record<string, CompositeText>;

export const REQUEST_COPY = {
  plain: {
    observation:
      "Of {requests} requests {plain} are plain imperatives, {asked} are questions and {softened} carry a hedge.",
    effect: "Nobody has to guess what is wanted, and nobody is shown a way to say no.",
    step: "Open one request of this week with what the other side gains from it.",
    reframe:
      "Plain requests, {plain} of {requests}, can look brusque. They spare the reader the work of finding out what is meant.",
    reframeStep: "Keep the imperative and add the reason in the same line, three times.",
    marked: {
      effect: "With hardly a question among them, people learn to carry out and may stop to contradict.",
      step: "Choose one request of tomorrow in which you do not know the best way, and ask for it.",
      reframe:
        "So few soft requests, with {plain} of {requests} plain, can look like rank. To people under pressure it may be the kindest form: they know at once what to drop.",
      reframeStep: "Ask one person who gets many of them which one they would have done another way.",
    },
    wouldChange: "Fewer than six plain requests in ten would change this insight.",
  },
  asked: {
    observation: "You put most requests as questions: {asked} of {requests}, against {plain} plain imperatives.",
    effect: "A question can be answered with no; where that was not meant, the yes may come late.",
    step: "Mark in your next request whether it is open: 'I need this' or 'would this work?'.",
    reframe:
      "A request in the form of a question, {asked} of {requests}, can look like leaving it open. It may be how you find out early what will not work.",
    reframeStep: "After the next such question, write down the answer that you would not accept.",
    marked: {
      effect:
        "Nearly everything you need arrives as a question, so people weigh it against their own week, every time.",
      step: "Write the next deadline as a statement, and ask only about the way to it.",
    },
    wouldChange: "Fewer than half of the requests as questions would change this insight.",
  },
  softened: {
    observation: "{softened} of {requests} requests carry a hedge such as 'perhaps' or 'just', or ask by a detour.",
    effect: "The wish is kind to the reader and easy to put behind the ones that were worded as needs.",
    step: "Rewrite the next request that matters as one sentence with a verb, a name and a date.",
    reframe:
      "Softening {softened} of {requests} requests can look like doubt. It may be what keeps a no possible, and so a yes worth something.",
    reframeStep: "Soften the reason instead of the request, once a day.",
    marked: {
      effect: "Soft wording on this scale makes the few plain requests sound like an alarm.",
      step: "Take the hedge out of every second request for a week, and compare the answers.",
    },
    wouldChange: "Fewer than four softened requests in ten would change this insight.",
  },
} satisfies Record<string, CompositeText>;

export const LAST_WORD_COPY = {
  mine: {
    observation: "In {last} of {shared} conversations the last mail is yours.",
    effect: "Loops get closed at your desk; they may also not close before they pass it.",
    step: "End the next conversation by naming who closes it: 'Kim, you have the last word on this'.",
    reframe:
      "Having the last word in {last} of {shared} conversations can look like control. It may be how the others know that a matter is done.",
    reframeStep: "Leave three threads this week without a last line of yours, and see what is missing.",
    marked: {
      effect: "There is hardly a thread that ends without you, so nothing is over until you have said so.",
      step: "Let one thread of each day end with somebody else's mail.",
    },
    wouldChange: "Fewer last mails than three in five would change this insight.",
  },
  theirs: {
    observation: "In {theirs} of {shared} conversations somebody else writes the last mail.",
    effect: "Matters come to rest on the other side of the table, whether or not that was where you wanted them.",
    step: "Close one open thread today with a line that says what was agreed.",
    reframe:
      "Leaving the last mail to others, in {theirs} of {shared} conversations, can look like loose ends. It may mean that your answers need no answer.",
    reframeStep: "Look through five threads that ended without you, and note which of them ended well.",
    marked: {
      effect: "Others close almost everything that you are part of, and with it they say what it came to.",
      step: "Write the last line of one thread that matters: what was decided, and by whom.",
    },
    wouldChange: "A last mail of yours in half of the conversations would change this insight.",
  },
  hostly: {
    observation:
      "You end what you began more often than what others began: {begunLast} of {begun} against {joinedLast} of {joined} conversations.",
    effect: "Your own matters get a full stop; those of others are left open with them.",
    step: "Choose one matter that somebody else began, and end it with a sentence they can use.",
    marked: {
      effect: "The gap is wide enough for others to notice whose matters you finish.",
      step: {
        text: "Ask somebody whose thread you left open what they made of the silence.",
        practice: "ask-for-example",
      },
    },
    wouldChange: "The two shares coming within chance of each other would change this insight.",
  },
  guestly: {
    observation:
      "You end what others began more often than what you began: {joinedLast} of {joined} against {begunLast} of {begun} conversations.",
    effect: "Others get a clear end from you; for your own matters you wait for theirs.",
    step: "Name in your next opening mail the day on which you will close the matter yourself.",
    marked: {
      effect: "The gap is wide: what you start yourself is what stays without an end.",
      step: { text: "Close two openings of your own this week, with a yes, a no or a date.", practice: "say-no" },
    },
    wouldChange: "The two shares coming within chance of each other would change this insight.",
  },
  first: {
    observation: "Where several people could answer, you were the first in {first} of {contested} conversations.",
    effect: "The first answer sets what the others respond to; some of them may have had a better one.",
    step: "In the next round that goes to several people, answer third.",
    reframe:
      "Answering first, in {first} of {contested} conversations, looks like leadership. For the ones who were still thinking it ends the thinking.",
    reframeStep: "Open one shared question with 'I will answer tomorrow; what do you see?'.",
    marked: {
      effect:
        "With nearly every shared question answered by you, the others write to what you said rather than to what was asked.",
      step: "Ask in the next shared thread for two views before yours, by name.",
    },
    wouldChange: "First answers in fewer than half of such conversations would change this insight.",
  },
  waits: {
    observation:
      "Where several people could answer, somebody else was first in {notFirst} of {contested} conversations.",
    effect: "You see the field before you move, and by then others have drawn it.",
    step: "In one shared thread of this week, send your view before reading the second answer.",
    reframe:
      "Letting others answer first, in {notFirst} of {contested} conversations, can look like distance. It also leaves them the room to find it themselves.",
    reframeStep: "Tell the group once that your waiting is meant.",
    marked: {
      effect:
        "By the time that you write, the question has mostly been settled by others, with or against what you know.",
      step: "Name for one topic the thread in which your word comes first.",
      reframe:
        "Hardly ever answering first, with others ahead in {notFirst} of {contested} conversations, can look like absence. It can also be the reason why others have learned to decide.",
      reframeStep: "Ask two of them whether they wait for you or go on without you.",
    },
    wouldChange: "First answers in more than half of such conversations would change this insight.",
  },
} satisfies Record<string, CompositeText>;

export const COMPOSITE_PAIR_COPY = {
  briefAndClarified: {
    observation:
      "A usual mail of yours has {median} words, and {clarified} times a second one had to add what the first left out.",
    effect: "The brevity saves you a minute and costs it again, with the reader in the dark in between.",
    step: "Write the sentence that you would otherwise send second as the first mail's last line.",
    wouldChange: "Longer first mails, or fewer second ones, would change this insight.",
  },
  briefAndRepeated: {
    observation: "You ask in {median} words, and come back to ask again {repeated} times.",
    effect: "What is quick to write seems to be quick to lay aside: the short form and the second ask belong together.",
    step: "Add to the next short request the one line that says why it is due.",
    wouldChange: "Longer first mails, or fewer repeated asks, would change this insight.",
  },
  softAndRepeated: {
    observation: "You soften {soft} of {requests} requests, and ask again {repeated} times.",
    effect: "The first mail protects the other side; the second one shows that you needed it after all.",
    step: "For the next thing that you will have to have, leave the cushion out the first time.",
    wouldChange: "Plainer requests, or fewer repeated ones, would change this insight.",
  },
  asksAndThanks: {
    observation: "{asks} mails ask for something and {thanks} thank for something.",
    effect: "What you need is written down far more often than what you got, and only one of the two is seen.",
    step: "Answer the next delivery with one line on what it made possible, before the next request.",
    wouldChange: "Thanks in half as many mails as requests would change this insight.",
  },
  firstAndLast: {
    observation:
      "You answer first in {first} of {contested} contested conversations and write the last mail in {last} of {shared}.",
    effect: "Both ends of the conversation are yours; what lies between has to fit.",
    step: "In the next shared thread give one of the two away, the first answer or the last.",
    wouldChange: "Fewer first answers, or fewer last mails, would change this insight.",
  },
} satisfies Record<string, CompositeText>;
