import type { StepText } from "../step-text";
import type { Pole } from "./pole-copy";

interface PairText {
  tension: string;
  step: StepText;
}

export type Pair = `${Pole}+${Pole}`;

/**
 * Every pair of poles, traits in the model's order. Honesty-Humility and Agreeableness overlap in this item bank (r =
 * .46), so the same direction of both is one signal and only opposite directions are two.
 */
export const PAIR_COPY: Partial<Record<Pair, PairText>> = {
  "honesty_humility.high+emotionality.high": {
    tension:
      "Fairness towards others and care for yourself compete here. Credit gets passed on, and the strain behind it [may be|tends to be|is likely to be] shared with one or two people at most, so those who hand out work may see neither the effort nor the load.",
    step: "Put one line on load into your next one-to-one: what you carry, and what you would drop first.",
  },
  "honesty_humility.high+emotionality.low": {
    tension:
      "Modest and hard to rattle: together these can hide effort twice. Little is asked for and little strain shows, so a heavy month [may look|can look|easily looks] like a light one from outside, and the next heavy thing comes the same way.",
    step: {
      text: "When the next request arrives, answer with what it displaces before you say yes.",
      practice: "say-no",
    },
  },
  "honesty_humility.low+emotionality.high": {
    tension:
      "Two signals arrive at once in a negotiation: go for the better position, and beware of what it could cost. The wish to win opens the bid, the worry [may take|can take|easily takes] part of it back, and the other side sees a strong start with a soft finish.",
    step: {
      text: "Before the next negotiation, fix the point where you stop conceding, and whom you call before you move it.",
      practice: "negotiate",
    },
  },
  "honesty_humility.low+emotionality.low": {
    tension:
      "An eye for advantage meets a cool head, and what may be missing between them is the brake. Hard calls come easily, which helps in a deal; neither other people's discomfort nor an uneasy feeling of your own is [sure|likely|at all likely] to say 'enough' in time.",
    step: {
      text: "Name one person who may tell you that a move goes too far, and show them the next one before you make it.",
      practice: "ask-for-example",
    },
  },
  "honesty_humility.high+extraversion.high": {
    tension:
      "Being visible and being modest do not sit easily together. Talking comes readily until the subject is your own part in a result, where it [may get|tends to get|very often gets] short. Colleagues can know you well and still be unable to say what you did.",
    step: "At the next public moment, spend one sentence on your own part before thanking the team.",
  },
  "honesty_humility.high+extraversion.low": {
    tension:
      "Work that neither advertises itself nor seeks the stage depends on being discovered. Both scores point towards the background, so [some|much|most] of what gets achieved may reach decision-makers in somebody else's summary.",
    step: "Write the summary of your last result yourself, in five lines, and send it to the person who reports it upward.",
  },
  "honesty_humility.low+extraversion.high": {
    tension:
      "A taste for the lead comes with the ease to take it, and both get noticed. The same appearance can be read as energy or as campaigning, and which of the two [may depend|often depends|depends a lot] on who else gets credit in it.",
    step: {
      text: "In your next presentation, credit one decisive contribution by name to someone who is not in the room.",
      practice: "feedback",
    },
  },
  "honesty_humility.low+extraversion.low": {
    tension:
      "The ambition is there, the stage is not. Goals get pursued through position, timing and a few conversations. That can be effective, and it can [at times|easily|very easily] look like hidden moves to those who see only the result.",
    step: "Choose one goal of yours and state it openly in a meeting with the people it concerns.",
  },
  "honesty_humility.high+agreeableness.high": {
    tension:
      "Honesty-Humility and Agreeableness overlap in questionnaire data, so the two count as one signal here: a [mild|clear|strong] pull towards giving others the benefit. The tension lies between being easy to trust and being easy to overrule: where people feel safe, they may also find the cheapest place to take from.",
    step: {
      text: "Before the next concession, decide what you want in return, and ask for it in the same sentence.",
      practice: "negotiate",
    },
  },
  "honesty_humility.high+agreeableness.low": {
    tension:
      "Principles are firm and patience is short: rules hold for everybody, and whoever bends them hears about it [plainly|soon and plainly|at once, in so many words]. These two scores often lie on the same side; yours do not. Fair and forgiving are different things, and people can feel judged where correctness was all that was meant.",
    step: {
      text: "With the next broken rule, ask for the reason before you name the rule.",
      practice: "hard-conversation",
    },
  },
  "honesty_humility.low+agreeableness.high": {
    tension:
      "The manner is easy and the interests are sharp: pleasant company, with an eye on the stakes. These two scores often lie on the same side; yours do not. As diplomacy that can work. The risk is surprise, because people who took the warmth for agreement [may feel|can feel|easily feel] played when the position comes out.",
    step: {
      text: "In the next friendly negotiation, state your own interest within the first five minutes.",
      practice: "negotiate",
    },
  },
  "honesty_humility.low+agreeableness.low": {
    tension:
      "Honesty-Humility and Agreeableness overlap in questionnaire data, so the two count as one signal here: a [mild|clear|strong] readiness to press an advantage. The tension lies between winning the point and needing the person again: contested wins add up on the other side's account before they show on yours.",
    step: {
      text: "In the next dispute, decide first what you want from this person in a year, then what you want today.",
      practice: "hard-conversation",
    },
  },
  "honesty_humility.high+conscientiousness.high": {
    tension:
      "Doing it properly and being seen to have done it are two jobs, and the second [sometimes|often|usually] gets left. Modest, reliable delivery tends to be rewarded with more delivery, while the larger mandate may go to whoever described theirs.",
    step: {
      text: "For one finished piece this week, write who benefits and by how much, and send it to the person who decides on your next assignment.",
      practice: "stakeholder-map",
    },
  },
  "honesty_humility.high+conscientiousness.low": {
    tension:
      "Promises are meant, and the system for keeping them is thin. A slipped date [may weigh|can weigh|easily weighs] more with people who trust your word than with people who never quite believed it.",
    step: {
      text: "Keep one list of what you promised to whom, and read it each morning for two weeks.",
      practice: "weekly-review",
    },
  },
  "honesty_humility.low+conscientiousness.high": {
    tension:
      "Discipline in the service of ambition gets results, and a question: whose goal was that? Thorough preparation lets you shape the terms, and those who prepared less [may feel|can feel|easily feel] managed rather than asked.",
    step: {
      text: "Share your preparation for the next decision a day ahead with the person it affects most.",
      practice: "decide",
    },
  },
  "honesty_humility.low+conscientiousness.low": {
    tension:
      "Ambition wants the prize, and the groundwork that secures it holds less appeal. Deals get opened well; the conditions, the fine print and the follow-up [may be|tend to be|are likely to be] where the value leaks away.",
    step: "For the last deal you opened, list three follow-ups and give each a name and a date.",
  },
  "honesty_humility.high+openness.high": {
    tension:
      "Ideas are offered freely, and freely taken. Curiosity keeps producing them, modesty keeps no receipt, and [a few|some|many] may come back under another name. What gets lost is the say in what becomes of them, more than the credit.",
    step: "For your best current idea, send one page with your name and a proposed next step before you discuss it.",
  },
  "honesty_humility.high+openness.low": {
    tension:
      "Straight dealing and proven ways make a steady hand, with [some|clear|strong] resistance to being sold something. The risk is that a good new idea gets refused for its salesman.",
    step: "Take one idea you distrust because of who brought it, and list what would speak for it if somebody else had.",
  },
  "honesty_humility.low+openness.high": {
    tension:
      "Imagination and an eye for advantage feed each other: unusual angles, inventive deals, rules read closely for what they permit. The line between inventive and too clever gets drawn by others, [sometimes|often|usually] after the fact.",
    step: "Before the next clever route, describe it in two plain sentences to someone with no stake, and ask what they would call it.",
  },
  "honesty_humility.low+openness.low": {
    tension:
      "Interests are clear and methods are tried: it is known what is wanted and how it was got before. The tension appears when the game changes, because the old levers can feel strong [a little|well|long] after they have stopped moving much.",
    step: "Pick one lever you rely on (a title, a contact, a budget) and check what it really moved this month.",
  },
  "emotionality.high+extraversion.high": {
    tension:
      "Energy goes outward, and so does worry. Problems [may get|tend to get|very readily get] talked through with several people, which lightens them for you and can spread them: a team may hear the concern before it hears the plan.",
    step: "Choose one sounding board for the next worry, and take it to the group only with a proposal.",
  },
  "emotionality.high+extraversion.low": {
    tension:
      "Much is noticed and little is said: risk and strain register early, yet the warning [may stay|tends to stay|is likely to stay] inside. Nobody offers help, because nobody saw the need.",
    step: {
      text: "Write the risk you see most clearly in three lines and send it to the one person who can act on it.",
      practice: "premortem",
    },
  },
  "emotionality.low+extraversion.high": {
    tension:
      "Presence and steadiness make a strong front, and people may follow it into difficult weather. The tension lies behind that front: a room that sees only confidence [may stop|tends to stop|soon stops] reporting doubts, and those doubts are what you need to hear.",
    step: {
      text: "In the next team meeting, ask 'what could make this fail?' and let two answers stand without rebuttal.",
      practice: "premortem",
    },
  },
  "emotionality.low+extraversion.low": {
    tension:
      "Self-contained twice over: calm inside, quiet outside. That makes for clear heads and short meetings. The tension is with everybody who has to read you: they [may find|tend to find|are likely to find] little, and fill the gap with guesses.",
    step: {
      text: "With the next decision, add one sentence on how you see it and why, even if nobody asks.",
      practice: "decide",
    },
  },
  "emotionality.high+agreeableness.high": {
    tension:
      "Sensing how others feel and wanting peace with them make disagreement [somewhat|doubly|very] expensive: the discomfort is felt on both sides of the table. Needed conflicts get postponed, and the waiting itself becomes a strain.",
    step: {
      text: "Put a date on the conversation you have been postponing, and write its first sentence today.",
      practice: "hard-conversation",
    },
  },
  "emotionality.high+agreeableness.low": {
    tension:
      "What gets under the skin may come back out as criticism. A worry about a risk [may reach|can reach|easily reaches] the team as irritation with a person, and then they answer the tone and not the risk.",
    step: {
      text: "In the next sharp moment, say the worry first ('my concern is that the date slips') and the criticism second.",
      practice: "feedback",
    },
  },
  "emotionality.low+agreeableness.high": {
    tension:
      "Calm and easy-going: friction hardly registers, and when it does it gets waved through. The tension lies in what is missed, because neither an inner alarm nor other people's heat is [sure|likely|at all likely] to tell you that a matter is serious to somebody else.",
    step: {
      text: "Ask one stakeholder to rate from 1 to 10 how serious an open issue is for them, and act on their number.",
      practice: "stakeholder-map",
    },
  },
  "emotionality.low+agreeableness.low": {
    tension:
      "A cool head meets a readiness to object: criticism that feels objective from inside can feel like a verdict to the person opposite. It comes without heat, and what leaves you unmoved is a [weak|poor|very poor] guide to what moves them.",
    step: {
      text: "After your next piece of criticism, ask 'what will you do with this?' and wait for the full answer.",
      practice: "feedback",
    },
  },
  "emotionality.high+conscientiousness.high": {
    tension:
      "Worry and thoroughness drive each other: whatever could go wrong gets another check. The output is safe and the price is hours, and the line between needed and soothing work [may blur|tends to blur|blurs easily].",
    step: "For the next deliverable, list the checks before you start; do those and no others.",
  },
  "emotionality.high+conscientiousness.low": {
    tension:
      "Deadlines weigh on the mind before they reach the calendar. The pressure is felt early and the plan comes late, so [some|much|most] of the energy may go into feeling behind rather than getting ahead.",
    step: {
      text: "Turn the item that nags most into one calendar block of 45 minutes before Thursday.",
      practice: "weekly-review",
    },
  },
  "emotionality.low+conscientiousness.high": {
    tension:
      "Steady and exacting: work goes on until it is right, whatever the weather. The tension is with people for whom pressure is real, because a standard that costs you little nerve [may cost|can cost|easily costs] them a lot, and they may not say so.",
    step: "Ask one person on a tight deadline what they would cut, and cut one of those things.",
  },
  "emotionality.low+conscientiousness.low": {
    tension:
      "Little alarm and few lists: the two usual ways of remembering a risk are both quiet here. What goes wrong [may come|tends to come|is likely to come] without notice, to you and to those who depend on it.",
    step: {
      text: "Spend ten minutes this week listing what could go wrong in the next thirty days, and give two items an owner.",
      practice: "premortem",
    },
  },
  "emotionality.high+openness.high": {
    tension:
      "Imagination supplies the scenarios and sensitivity gives them weight. That makes for far-sighted plans, and for [the odd|a fair number of|a great many] vivid ones that never happen; from inside, the two kinds feel the same.",
    step: "Sort your current worries into 'likely this quarter' and 'possible some day', and plan only for the first list.",
  },
  "emotionality.high+openness.low": {
    tension:
      "Change has to pass two guards here: the feeling for risk and the trust in what works. [A few more|Many|Nearly all] bad ideas get stopped at that gate; so may good ones that arrive unfinished.",
    step: {
      text: "Take one change you resist and agree on a trial small enough to be undone in a day.",
      practice: "decide",
    },
  },
  "emotionality.low+openness.high": {
    tension:
      "Bold in ideas and calm about risk: the unusual option gets taken seriously, and taken. The tension is speed against company, since others [may need|tend to need|will often need] to see the danger handled before they can enjoy the idea.",
    step: {
      text: "With your next proposal, present the worst case and the exit before the upside.",
      practice: "premortem",
    },
  },
  "emotionality.low+openness.low": {
    tension:
      "Steady nerves and tried methods keep work on course. The tension comes with weak signals: neither worry nor curiosity is [quick|likely|at all likely] to pick them up, so a change may be noticed first as a loss.",
    step: "Ask a newcomer and an outsider what they expect to change in your field, and note where they agree.",
  },
  "extraversion.high+agreeableness.high": {
    tension:
      "Warm, talkative and accommodating: doors open that way. The tension lies between being liked and being clear, because the hard message [may get|tends to get|very often gets] wrapped until it is difficult to find.",
    step: {
      text: "Write the hard message of this week in one sentence, and say that sentence first.",
      practice: "hard-conversation",
    },
  },
  "extraversion.high+agreeableness.low": {
    tension:
      "Ready to speak and ready to disagree: discussions get moving, and they get heated. An argument can [now and then|often|regularly] be won in the room and lost outside it, where those who said nothing take their time.",
    step: "In the next debate, state the other side's best point to their satisfaction before you give yours.",
  },
  "extraversion.low+agreeableness.high": {
    tension:
      "Quiet and accommodating: both habits say 'after you'. Views get formed and kept, and silence [may be|is easily|is very easily] counted as consent. A disagreement that comes up weeks later then surprises everyone.",
    step: {
      text: "In the next meeting, say one 'I see it differently' during the first half.",
      practice: "hard-conversation",
    },
  },
  "extraversion.low+agreeableness.low": {
    tension:
      "Critical and reserved: objections are firm and mostly unspoken, so they [may come|tend to come|mostly come] out late, in writing or as a no. People can be surprised by the strength of a view they never heard forming.",
    step: "Say your doubt as a question while the plan is still a draft.",
  },
  "extraversion.high+conscientiousness.high": {
    tension:
      "Promises get made in public and kept in detail, and both take hours from the same week. Visibility brings work in at the speed of talk; thoroughness finishes it at the speed of care. The gap is [sometimes|often|usually] paid for in the evening.",
    step: {
      text: "Before the next yes in a meeting, say 'I will confirm by tomorrow', and check the calendar first.",
      practice: "say-no",
    },
  },
  "extraversion.high+conscientiousness.low": {
    tension:
      "Starting is social, finishing is solitary, and the energy goes into the start. Meetings end with [some|real|great] momentum that the follow-up does not always match, and those who were carried along may be left holding the details.",
    step: "End the next meeting by reading out who does what by when, with your own item first.",
  },
  "extraversion.low+conscientiousness.high": {
    tension:
      "Careful work, quietly delivered: the quality is in the document, and a document [may not speak|cannot always speak|rarely speaks] for itself in a meeting. The person who prepared most can end up being asked last.",
    step: "Turn your next analysis into one spoken minute, and ask for that minute on the agenda.",
  },
  "extraversion.low+conscientiousness.low": {
    tension:
      "Few words and loose plans leave others with [little|rather little|very little] to steer by. Things do get done, in their own order; those who depend on them hear neither a promise nor a warning.",
    step: { text: "Send a three-line status every Friday for a month: done, next, stuck.", practice: "weekly-review" },
  },
  "extraversion.high+openness.high": {
    tension:
      "Ideas come in company and go public early. That inspires, and it [sometimes|often|regularly] commits: a thought tried out aloud by a senior person is heard as a direction, and somebody starts to build it.",
    step: "Label the next idea you voice: 'thinking aloud' or 'please do'.",
  },
  "extraversion.high+openness.low": {
    tension:
      "A persuasive voice for proven ways: the room can be carried, and it gets carried towards [mostly|largely|almost only] the known. Whoever holds the odd idea may judge that the matter is already decided.",
    step: "Give ten minutes of one meeting this month to an idea you would not have picked, and comment last.",
  },
  "extraversion.low+openness.high": {
    tension:
      "The thinking runs far ahead of what gets said. By the time an idea is shared it [may be|is often|is usually] finished, and others meet it as a conclusion they had no part in.",
    step: "Share one idea this week while it still has a hole in it, and ask for help with the hole.",
  },
  "extraversion.low+openness.low": {
    tension:
      "Concrete and quiet: work stays close to what is known and who is known. The tension is reach: new people and new methods both cost [some|real|a great deal of] effort, so the circle can get smaller without anyone deciding it.",
    step: "Book one short conversation this month with someone outside your function, on one practical question.",
  },
  "agreeableness.high+conscientiousness.high": {
    tension:
      "Patient with people, strict with the work. When a piece comes in late or poor, the two collide, and it [may get|tends to get|very readily gets] repaired rather than sent back: the standard is met, the author learns little, and the evening is gone.",
    step: {
      text: "Send the next weak piece back with two marked points instead of repairing it.",
      practice: "feedback",
    },
  },
  "agreeableness.high+conscientiousness.low": {
    tension:
      "Easy on people and easy on the plan: a relaxed way to work, in which dates [may lack|tend to lack|mostly lack] a guardian. What nobody presses for then happens last.",
    step: "For the one date that matters this month, ask a colleague to press you on it a week before.",
  },
  "agreeableness.low+conscientiousness.high": {
    tension:
      "A high bar with little padding. Precision makes the criticism right, and the tone [may make|can make|easily makes] it heavy; people then work to avoid the red pen instead of towards the result.",
    step: { text: "In the next review, mark one thing to keep for each thing to change.", practice: "feedback" },
  },
  "agreeableness.low+conscientiousness.low": {
    tension:
      "Objections come fast and alternatives come [a little|rather|much] later. The criticism may well be right, and colleagues still hear a no without a next step.",
    step: {
      text: "Attach one concrete alternative, with a date, to your next objection.",
      practice: "hard-conversation",
    },
  },
  "agreeableness.high+openness.high": {
    tension:
      "Open to ideas and kind to their owners: few get turned down. The list [may fill|tends to fill|fills readily] with interesting, half-wanted projects, because closing one would disappoint a person.",
    step: {
      text: "Choose the project you keep alive for someone's sake, and end it with a conversation this week.",
      practice: "hard-conversation",
    },
  },
  "agreeableness.high+openness.low": {
    tension:
      "Loyal to people and to proven ways: a stable combination, in which change [may feel|tends to feel|nearly always feels] like a breach of both. What is outdated can survive because it belongs to someone.",
    step: "Name one practice you keep mainly for the person behind it, and ask that person what they would change about it.",
  },
  "agreeableness.low+openness.high": {
    tension:
      "Original and unsparing: new ideas are welcome, and each gets taken apart on arrival. That makes for [some|much|great] intellectual energy, and for a room where only finished thoughts feel safe.",
    step: "Spend the first five minutes on the next idea only on what it could become.",
  },
  "agreeableness.low+openness.low": {
    tension:
      "A new idea meets a critic and a traditionalist at once. The filter is [fine|very fine|extremely fine] and saves money; it also lets through mostly what resembles the past, and people may stop trying.",
    step: "Approve one small experiment you expect to fail, and agree beforehand on what you would learn.",
  },
  "conscientiousness.high+openness.high": {
    tension:
      "Exploring and finishing both have a claim on the week. Possibilities keep opening while the standard for each stays high, so the list [may grow|tends to grow|grows quickly] at both ends; the cost is counted in things that are nearly done.",
    step: "Close one nearly finished piece before you open the next, and write down what you deliberately left out.",
  },
  "conscientiousness.high+openness.low": {
    tension:
      "Order and proven methods give a reliability that others can build on. The tension is with change: the better the machine runs, the more [inconvenient|unwelcome|unthinkable] the question whether it is still the right machine.",
    step: {
      text: "Take one process that runs smoothly and write down what would have to change outside to make it wrong.",
      practice: "premortem",
    },
  },
  "conscientiousness.low+openness.high": {
    tension:
      "Ideas outrun delivery. Each new one is more interesting than the last mile of the old, so value [may stay|tends to stay|mostly stays] in first versions, and people who need the finished thing learn to discount the announcement.",
    step: {
      text: "Pick one idea, name the person who will finish it, and give both a date before you open another.",
      practice: "delegate",
    },
  },
  "conscientiousness.low+openness.low": {
    tension:
      "Neither the plan nor the novelty has much pull: what lies in front, done in the usual way, is [often|usually|nearly always] what gets done. That is practical and light. The risk is drift, since nobody in particular chose the direction.",
    step: {
      text: "Write down the one result this quarter should be remembered for, and put two hours a week against it.",
      practice: "weekly-review",
    },
  },
};
