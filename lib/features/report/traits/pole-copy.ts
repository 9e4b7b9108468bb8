import type { Trait } from "@/lib/features/hexaco/schema";
import type { StepText } from "../step-text";

export type Pole = `${Trait}.${"low" | "high"}`;

/**
 * Texts of one pole at work. `[a|b|c]` depends on the degree: within the error band of the typical range, clear of it,
 * far beyond it. Content follows the items of each scale and the published links between trait and behaviour. Every
 * sentence describes a tendency and its cost, and every step is about a task.
 */
export interface PoleText {
  mode: string;
  cost: string;
  adds: string;
  inner: string;
  reframe: string;
  signal: string;
  steps: { mode: StepText; inner: StepText; reframe: StepText; signal: StepText };
}

export const POLE_COPY: Record<Pole, PoleText> = {
  "honesty_humility.high": {
    mode: "You [may lean towards winning|tend to win|have a strong tendency to win] people over by plain dealing rather than positioning: saying what is meant, sharing credit, leaving the status signals to others. In negotiations and office politics that tends to build trust slowly and to keep it.",
    cost: "The cost shows where value has to be claimed aloud: a budget round, a promotion case, a first offer.",
    adds: "A high Honesty-Humility score adds a [mild|clear|strong] reluctance to self-promote: the work is expected to speak, and credit tends to be handed on.",
    inner:
      "Fair dealing and a fair share can pull [slightly|clearly|hard] against each other. The habit that makes people trust you with the books may leave your own claim as the last item on the agenda, and an unclaimed result easily goes to another name. Under-claiming feels modest from inside; from outside it can read as a small contribution.",
    reframe:
      "Stating what you contributed [can feel a little like|can feel like|may feel uncomfortably like] bragging. Try reading it as accurate reporting: whoever allocates people and money decides on what they can see, and a modest account gives them wrong data. The standard of saying what is true covers good news about your own work as well.",
    signal:
      "Straight deals before advantage: your Honesty-Humility score [leans|points|points strongly] that way. It tends to show in small things: giving up a point that could have been bluffed, naming the person whose idea it was. Worth watching is hard bargaining, where the other side may treat candor as an opening bid.",
    steps: {
      mode: "Before your next update, write one line that starts with 'I decided' or 'I delivered', and leave it in.",
      inner:
        "List three results of the last month with the name that got the credit; where yours should be there and is missing, correct one record this week.",
      reframe: "In the next review or steering meeting, state one result of yours as a number and a date, then stop.",
      signal: {
        text: "Before your next negotiation, write down the figure you will open with and the one you will not go below, and take the paper in.",
        practice: "negotiate",
      },
    },
  },
  "honesty_humility.low": {
    mode: "You [may lean towards treating|tend to treat|have a strong tendency to treat] work as a field of interests: who wants what, what it is worth, when to play a card. That can make for a quick reading of a negotiation, and for a case for resources, titles and terms without embarrassment.",
    cost: "The cost comes when people start to look for the angle in a plain statement.",
    adds: "A low Honesty-Humility score adds a [mild|clear|strong] ease with leverage: ambition is visible, and a good position gets used.",
    inner:
      "Reading interests well and being taken at your word can pull [slightly|clearly|hard] against each other. A clever win may be remembered longer by the other side than by you, and the next proposal gets checked for what it hides. Influence then costs a little more each round, although no single move was wrong.",
    reframe:
      "Wanting more, whether the role, the budget or the title, [can be|is easily|is all too easily] taken for politics. It can also be read as clarity about what you want. What decides is daylight: an ambition stated early invites a bargain; the same ambition discovered later invites suspicion.",
    signal:
      "Your Honesty-Humility score points to [some|clear|pronounced] comfort with status, bargaining and visible ambition. It tends to show when terms are set: asking for more, and expecting standing to count. The price may come later: the other side may remember the last round when it prepares the next one.",
    steps: {
      mode: "Before your next pitch, say in one sentence what you gain from it yourself, then make the case.",
      inner:
        "In one current deal, tell the other side a fact that weakens your position, and note what they do with it.",
      reframe:
        "This month, tell the person who decides which role or resource you want and what you would give for it.",
      signal:
        "For the next gray-area choice, write the two-line account you would be content to see forwarded, and do that version.",
    },
  },
  "emotionality.high": {
    mode: "Before committing, you [may lean towards scanning|tend to scan|have a strong tendency to scan] for what could go wrong; a worry gets tested on someone you trust. Projects can get an early warning from that, and strain in the team may be noticed sooner.",
    cost: "The cost is load: open questions travel home, and a decision can end up waiting for one more reassurance.",
    adds: "A high Emotionality score adds [a quiet|a clear|a loud] early warning: risk and other people's strain register soon, and so does the pressure.",
    inner:
      "Sensing a risk early and settling it early can pull [slightly|clearly|hard] against each other. The attention that catches the weak clause keeps turning it over after the point is closed. Each round of checking feels responsible; from the third on, it mostly costs time.",
    reframe:
      "Worry at work [can get|often gets|very often gets] treated as a weakness to hide. Try reading it as a forecast: it comes early, and it may be about something real. A forecast earns its place when it names the event, the odds and the date; it turns into noise only while it stays general.",
    signal:
      "By your Emotionality score, risk and other people's trouble may be felt [a little more|more|much more] than is usual. It tends to show before hard conversations and large commitments, as preparation or as asking around. Worth watching is a strain carried alone that one well-placed question could halve.",
    steps: {
      mode: "For your biggest open worry, write the event, the odds and the date you will know; then decide one thing to do about it today.",
      inner: {
        text: "For the next decision, name the two checks that count, who does them, and the hour at which you close it.",
        practice: "decide",
      },
      reframe:
        "In the next planning meeting, put one risk on the table as 'if this happens by that date, then we do …'.",
      signal:
        "Name one support you need this week (a decision, a second reader, an hour) and ask one person for exactly that.",
    },
  },
  "emotionality.low": {
    mode: "You [may lean towards staying|tend to stay|have a strong tendency to stay] level when things go wrong: facts first, feelings later, help only if needed. In an outage, a tense board session or a reorganization, that steadiness can be useful to others in the room.",
    cost: "The cost is what does not register: how hard it lands on others, and when a second pair of hands would be cheaper.",
    adds: "A low Emotionality score adds [some|clear|marked] steadiness: pressure changes the plan more than the mood, and help is seldom asked for.",
    inner:
      "Calm and contact can pull [slightly|clearly|hard] against each other. What feels from inside like 'nothing to worry about' can reach a team as not caring how it lands. And a problem solved alone looks efficient until the person who could have settled it in ten minutes hears of it.",
    reframe:
      "Not being shaken [can look|often looks|very often looks] like distance. It works as a resource once people can see it: calm that explains itself ('this is the order we do it in') can be borrowed by others. Calm without words leaves them to guess.",
    signal:
      "Your Emotionality score points to [some|clear|marked] independence under pressure. It tends to show as few alarms and few requests. Worth watching are the quiet signals around you: a colleague who says 'fine' and leaves it there may mean something else.",
    steps: {
      mode: "After the next piece of bad news, ask one affected person 'what does this change for you?' before you give the plan.",
      inner: "Choose one problem you have been solving alone and ask the best-placed person for ten minutes on it.",
      reframe: "In the next tense meeting, say in one sentence what keeps you calm and what happens first.",
      signal: "Pick the colleague with the heaviest load this month and check in with no other item on the agenda.",
    },
  },
  "extraversion.high": {
    mode: "You [may lean towards working|tend to work|have a strong tendency to work] ideas out in company: speaking early, drawing others in, moving a topic by talking it through. That tends to bring energy and visibility, and people who do it are often handed the lead.",
    cost: "The cost is airtime: the first clear voice can settle a question before the quieter half of the room has spoken.",
    adds: "A high Extraversion score adds [some|clear|abundant] outward drive: contact gives energy, and thinking happens in conversation.",
    inner:
      "Being heard and hearing can pull [slightly|clearly|hard] against each other. A meeting that felt lively from your chair may have felt closed to those who never found the gap. Being visible is tied more closely to being given the lead than to leading well; the difference may lie in what others did not get to say.",
    reframe:
      "Taking up space [can be|is easily|is all too easily] taken for ego. It can be read as a service, if it is spent on others: whoever can warm up a cold room can also open it for somebody else. The measure is then who spoke because of you, rather than how much was said by you.",
    signal:
      "There is [some|clear|abundant] social energy in your Extraversion score. It tends to show in fast contact, visible presence and decisions made in passing. Worth watching is what was agreed aloud and never reached those who were not there.",
    steps: {
      mode: "In your next meeting, ask the first question and give the fourth opinion.",
      inner:
        "Count your share of the talking in one meeting this week (a colleague or the transcript can help) and aim for a third less in the next.",
      reframe: {
        text: "Before the next leadership meeting, hand the opening of one item to a quieter colleague.",
        practice: "delegate",
      },
      signal: {
        text: "After the next decision made in passing, send three lines to everyone it touches: what, why, until when.",
        practice: "decide",
      },
    },
  },
  "extraversion.low": {
    mode: "You [may lean towards thinking first and speaking after|tend to think first and speak after|have a strong tendency to think first and speak after]: two people rather than the big table, in writing rather than off the cuff. What reaches others tends to be worked through, and people who talk to you tend to be heard out.",
    cost: "The cost is visibility: a decision can be made while your argument is still being finished.",
    adds: "A low Extraversion score adds [some|clear|strong] reserve: energy goes into preparation and a few deep conversations rather than into presence.",
    inner:
      "Depth and visibility can pull [slightly|clearly|hard] against each other. Work that is finished before it is shown arrives complete, and late for the moment when opinions were formed. Those who decide may rate what they heard being argued above what they read afterwards.",
    reframe:
      "Saying little [can be|is often|is very often] taken for having little to say. It can work as a signal: a voice heard seldom carries when it comes, provided it comes before the decision and not in a mail after it. The aim is two well-placed sentences rather than more talk.",
    signal:
      "Small circles and quiet work tend to go with an Extraversion score [like this|this low|as low as this]. It may show in listening more than pitching. Worth watching is who sees the work: it may be well known to five people who are not in the room where roles are decided.",
    steps: {
      mode: {
        text: "For the next decision meeting, send your position in three lines the day before and repeat it in the first ten minutes.",
        practice: "decide",
      },
      inner: "Show one piece of work half finished this week to the person whose view of it will count.",
      reframe: {
        text: "Put one visible act into this week's calendar: open an item, present a result or ask the first question.",
        practice: "weekly-review",
      },
      signal:
        "Choose one person outside your unit who matters for your next role, and tell them in ten minutes what you work on and why.",
    },
  },
  "agreeableness.high": {
    mode: "You [may lean towards keeping|tend to keep|have a strong tendency to keep] cooperation going when tempers rise: hearing the other side out, letting slips pass, looking for the version both can sign. Around people like that, teams tend to argue with less damage.",
    cost: "The cost is the objection that comes too softly or too late: a weak plan can pass because stopping it would have been unpleasant.",
    adds: "A high Agreeableness score adds [some|clear|great] patience: friction gets absorbed rather than returned, and people get a second chance.",
    inner:
      "Peace and candor can pull [slightly|clearly|hard] against each other. What is let pass to keep the peace tends to come back as the third missed date, when the conversation is harder. Patience that people can count on can also be counted on by those who use it up.",
    reframe:
      "Holding back an objection [can feel|often feels|may nearly always feel] like kindness. Turn it around: whoever owns the weak plan pays for it if nobody speaks. A direct sentence, early and about the work, can be the more considerate act, and a record of patience makes it easier to take.",
    signal:
      "Your Agreeableness score points to [some|clear|a great deal of] tolerance in conflict: slow to anger, quick to let go. It can keep difficult colleagues in the conversation. Worth watching are agreements made to end a discussion; the work itself tends to reopen them.",
    steps: {
      mode: "Take the plan you doubt most, write the sentence 'I would not approve this yet, because …', and say it in the next meeting about it.",
      inner:
        "Choose one thing you have let pass twice and raise it within two days: what happened, what it cost, what you ask for.",
      reframe: "Rehearse one direct request aloud, without a softener, and make it before the week ends.",
      signal:
        "After the next 'fine, let's do that', write down what you gave up; if it matters, reopen it the same day.",
    },
  },
  "agreeableness.low": {
    mode: "You [may lean towards testing|tend to test|have a strong tendency to test] things by pushing on them: weak arguments get named, errors get remembered, agreement has to be earned. Standards can rise that way, and people know where they stand with you.",
    cost: "The cost is in the flow of bad news: someone who was cut short once may bring the next problem later.",
    adds: "A low Agreeableness score adds [some|clear|unvarnished] candor: weak points get named, and smoothness is no aim in itself.",
    inner:
      "The high bar and the open door can pull [slightly|clearly|hard] against each other. Criticism that is right can still be expensive: the point lands, and the person stops bringing drafts. What looks like thin work may be people showing only what is already safe to show.",
    reframe:
      "Bluntness [can be|is often|is very often] taken for being difficult. It may also be what a team lacks: somebody who will say that it is not good enough. Whether it helps depends on the order of words: the standard first, the gap second, the person not at all.",
    signal:
      "An Agreeableness score [like this|this low|as low as this] tends to go with readiness for conflict: quick to object, slow to let a slip go. It may show in reviews and escalations. Worth watching is an old grievance that stays open, because it sets the price of every new proposal from that side.",
    steps: {
      mode: "In the next review, say what the standard is before you say what is missing.",
      inner:
        "Go back to the last person you were hard on: one sentence that repairs it, and one question about their work.",
      reframe: "Rewrite your next critical message as three lines: the standard, the gap, what would close it.",
      signal: {
        text: "Find one old grievance that still shapes a decision, and decide the next case on this month's facts alone.",
        practice: "decide",
      },
    },
  },
  "conscientiousness.high": {
    mode: "You [may lean towards running|tend to run|have a strong tendency to run] on plans, lists and finished things: dates are met, details are checked, the follow-up happens. What must not fail tends to be handed to people who work like that.",
    cost: "The cost is that everything can start to deserve the same care, and that work comes back to your desk because nobody else does it to your standard.",
    adds: "A high Conscientiousness score adds [some|clear|strict] order: a plan, a standard and the follow-through.",
    inner:
      "Quality and reach can pull [slightly|clearly|hard] against each other. Each hour that lifts a piece from good to excellent is missing from the thing that only you could start. And the standard that makes people trust your work can keep them from taking it over.",
    reframe:
      "One more check [can look|often looks|very often looks] like diligence. Past a point it may be a way of not deciding what matters less. Read 'good enough' as a choice with a number in it: which two pieces this quarter deserve excellent, so that the rest may be merely right.",
    signal:
      "Your Conscientiousness score points to [some|clear|strong] discipline: prepared, on time, thorough. It tends to show in how much gets taken on as well as in how it gets finished. Worth watching is delegation with the string attached: a task that is checked daily has not been handed over.",
    steps: {
      mode: "Take the largest item on your list and write one line on what 'good enough' means for it before you start.",
      inner: {
        text: "Hand over one task this week with the result described and the method left open; look at it once, on the agreed date.",
        practice: "delegate",
      },
      reframe: "Mark each item of this week 'excellent' or 'right', with at most two marked 'excellent'.",
      signal: "Choose one recurring check you do yourself, let it lapse for two weeks, and note what really breaks.",
    },
  },
  "conscientiousness.low": {
    mode: "You [may lean towards working|tend to work|have a strong tendency to work] by pace and feel: starting before the plan is complete, changing course when the facts change, finishing what still matters. That can help where things move fast and plans age badly.",
    cost: "The cost is the loose end: a date, an attachment, a promise made in passing that somebody was counting on.",
    adds: "A low Conscientiousness score adds [some|clear|a great deal of] improvisation: quick starts, light plans, details settled when they come up.",
    inner:
      "Speed and reliability can pull [slightly|clearly|hard] against each other. A quick start wins the week, and the rework can take it back. Those who wait for your part cannot see the speed, only the date.",
    reframe:
      "Loose planning [can get|often gets|very often gets] read as not caring. It may be a good instinct for what does not need a plan. It becomes an asset once it is announced: three things held to the letter, the rest open. Unannounced, people have to guess which kind this one is.",
    signal:
      "Flexibility before procedure: your Conscientiousness score [leans|points|points strongly] that way. It tends to show in short lists and late finishes. Worth watching is the hand-over: what feels done at your end may be three questions for the next person.",
    steps: {
      mode: {
        text: "Put fifteen minutes into Friday's calendar to list every promise of the week, and close or re-date each one.",
        practice: "weekly-review",
      },
      inner: "Choose the deadline that others depend on most and tell them today which date they can rely on.",
      reframe: "Tell the people you work with which three things you hold to the letter this quarter.",
      signal: "With the next hand-over, add two lines: what is finished, and what the next person still has to decide.",
    },
  },
  "openness.high": {
    mode: "You [may lean towards approaching|tend to approach|have a strong tendency to approach] work through ideas: connecting fields, questioning the brief, looking for the version nobody has tried. Strategy and stuck problems can profit from that.",
    cost: "The cost is follow-through on the known: the third improvement can arrive before the first is live.",
    adds: "A high Openness score adds [some|clear|restless] curiosity: the brief gets questioned, and the unusual option stays on the table.",
    inner:
      "Finding and finishing can pull [slightly|clearly|hard] against each other. A new question is a pleasure, and it has a claim on people who still work on the last one. From inside that is development; from the delivery side it can look like moving goalposts.",
    reframe:
      "Changing your mind on new facts [can look|often looks|very often looks] like restlessness. It can be a method, if others can see the rule: what would make you change, and until when you will not. An explorer with a fixed return date is easy to follow.",
    signal:
      "Your Openness score points to [some|clear|strong] appetite for the new and the complex. It tends to show in questions that widen a discussion. Worth watching is the moment when the room needs it narrower.",
    steps: {
      mode: "Write down your three live ideas, stop one of them this week, and tell whoever was waiting for it.",
      inner:
        "For the current project, set a date until which no new option is opened, and tell the people who build it.",
      reframe:
        "For one decision, write down beforehand the fact that would change your mind and the day you will look for it.",
      signal: "Close the next discussion that widens with one sentence: 'for this quarter, we do this'.",
    },
  },
  "openness.low": {
    mode: "You [may lean towards trusting|tend to trust|have a strong tendency to trust] what has been shown to work: known methods, plain words, practical use before theory. Execution can profit from that, and few people get lost in abstractions.",
    cost: "The cost is the slow shift: a change in the market or the craft can be dismissed as fashion for one season too long.",
    adds: "A low Openness score adds [some|clear|firm] practicality: proven ways first, and each idea is asked what it is for.",
    inner:
      "What works now and what works next can pull [slightly|clearly|hard] against each other. Each good year can make the known way look safer and a test of another way look like waste, so the test that would show its limit may be the one that never gets a budget.",
    reframe:
      "Doubt about new ideas [can sound|often sounds|very often sounds] like resistance. It can be the most useful question in the room when it comes as a test rather than a verdict: 'what would we see in four weeks if this worked?' The same doubt then moves things on.",
    signal:
      "The concrete and the tried tend to go with an Openness score [like this|this low|as low as this]. It may show in short discussions and quick use. Worth watching is who has stopped bringing you unfinished ideas.",
    steps: {
      mode: "Run one small test of a way you would not normally choose: one task, two weeks, one measure.",
      inner:
        "Ask one customer or newcomer what they find outdated in how your unit works, and write the answer down in their words.",
      reframe: "Answer the next new idea with 'what would we see in four weeks if this worked?' and nothing else.",
      signal: "Ask one colleague for a half-finished idea and spend ten minutes on questions only.",
    },
  },
};
