import type { CompositeText } from "./composite-copy";

type Wording = Partial<Pick<CompositeText, "effect" | "step" | "reframe" | "reframeStep">>;

/**
 * Further wordings of the habits that many people share, by the composite's id; `:marked` for the stronger ones. They
 * keep two people with the same habits from reading the same report.
 */
export const COMPOSITE_WORDINGS: Record<string, Wording[]> = {
  "rhythm-late": [
    {
      effect: "A mail that arrives in somebody's evening is often answered in it, whether or not that was meant.",
      step: "Look up who answered your last evening mail the same evening, and tell that person it could have waited.",
      reframe:
        "Sending at such hours, {late}, may be your way to a clear head. Its price is paid by whoever sees it come in.",
      reframeStep: "Keep the hour and change the day: write this evening, and let it leave at eight.",
    },
    {
      effect: "You may be clearing your desk; on the other side it lands as something to be dealt with.",
      step: "Put the next thought that comes to you after hours into a draft, and send it with the first coffee.",
      reframe:
        "Late mail, {late}, can look like somebody who carries more than others. It can also show where the day has no room for writing.",
      reframeStep: "Find the meeting that pushes your mail into the evening, and leave it half an hour early once.",
    },
  ],
  "rhythm-late:marked": [
    {
      effect: "With so much of it outside, nobody can tell a late mail that matters from one that does not.",
      step: "Agree with those who get most of it on one sign for 'this cannot wait', and send the rest by day.",
    },
    {
      effect: "Mail at these hours is no exception for the people who get it; it is when they expect you.",
      step: "Leave the next weekend without a single mail, and on Monday count what it cost.",
    },
  ],
  "lastword-waits": [
    {
      reframe:
        "Somebody else being first in {notFirst} of {contested} conversations may look like reserve. It may be how you hear what people think before they know what you think.",
      reframeStep: "Say once, at the end of such a thread, that you read it all before you wrote.",
    },
    {
      reframe:
        "Coming in after others in {notFirst} of {contested} conversations can be read as not caring for the matter. You may care for it enough to want the whole of it first.",
      reframeStep: "In the next shared thread write one early line: 'reading along, my view by tomorrow'.",
    },
  ],
  "lastword-waits:marked": [
    {
      reframe:
        "With others first in {notFirst} of {contested} conversations, people may count you as a reader. It may be that what you add is what comes after the first opinions.",
      reframeStep: "Choose one thread a week in which you state your view before anybody asks for it.",
    },
    {
      reframe:
        "Leaving the first answer to others in {notFirst} of {contested} conversations looks like stepping back. It may have kept more people talking than a quick word of yours would have.",
      reframeStep: "Look at two threads that you let run: did they end where you would have led them?",
    },
  ],
  "lastword-first": [
    {
      reframe:
        "Being first in {first} of {contested} conversations keeps things moving. It also means that the second thought in the thread is rarely yours.",
      reframeStep: "Count in one thread how many answers after yours disagreed with it.",
    },
    {
      reframe:
        "You answer before others in {first} of {contested} conversations, which saves them a decision. Some of those decisions may have been theirs to make.",
      reframeStep: "Let the next question that you could answer at once lie until one other person has.",
    },
  ],
  "seconds-apologized": [
    {
      effect: "For the reader the second mail moves the attention from the matter to the slip.",
      step: "Send the next correction with the right figure first and the regret, if any, at the end.",
      reframe:
        "Saying sorry after an own mail, {apologized} times, can look like nerves. It may be a standard that you hold yourself to in public.",
      reframeStep: "Keep the next slip that nobody will notice to yourself.",
    },
    {
      effect: "It says that you take what you send seriously; said this often, it also says that it may be wrong.",
      step: "Write down the last three things for which you apologized, and cross out those that nobody had raised.",
      reframe:
        "{apologized} apologies for own mails can look like doubt. They may be the reason why people tell you early when something is wrong.",
      reframeStep: "Thank somebody for the catch the next time, in place of the apology.",
    },
  ],
  "seconds-clarified": [
    {
      effect: "Whoever acted on the first one at once has then acted on half of it.",
      step: "Before the next mail to several people leaves, read its last line as if you knew nothing of the matter.",
      reframe:
        "Coming back to your own mail {clarified} times can look unprepared. It may be that writing it is how you find out what you think.",
      reframeStep: "Write the next hard mail twice before it leaves, and keep the first version to yourself.",
    },
    {
      effect:
        "The thought was complete for you when the first one left; for the reader it was complete with the second.",
      step: "Choose the mails that carry a decision, and send those only after another glance.",
      reframe:
        "{clarified} additions to own mails look like loose work to some. To others they show that you do not let a gap stand once you see it.",
      reframeStep: "Ask somebody who gets them whether your second mails help or confuse.",
    },
  ],
  "lastword-guestly": [
    {
      effect: "You are quick to finish what is asked of you, and patient with what you asked for yourself.",
      step: "Go through what you opened this month, and write the closing line of one thread.",
    },
    {
      effect: "People who write to you know where they stand in the end; people to whom you write first may not.",
      step: "Put the end into the next beginning: 'if I hear nothing by Friday, we do it this way'.",
    },
  ],
  "lastword-guestly:marked": [
    {
      effect: "Your own beginnings are the ones that trail off, and they are the ones that nobody else will end.",
      step: "Give each matter that you open this week a last day, in its first mail.",
    },
    {
      effect: "What others ask of you is finished by you; what you ask of others is finished by them, or not at all.",
      step: "Pick the oldest thread that you began, and end it today, whatever its state.",
    },
  ],
  "lastword-first:marked": [
    {
      reframe:
        "Being first in {first} of {contested} conversations shows that you read along. It leaves open what the others would have written on an empty page.",
      reframeStep: "Send the next shared question back with one name on it: 'Kim, you first'.",
    },
    {
      reframe:
        "With {first} of {contested} first answers, people can count on you. They may also have stopped counting on each other.",
      reframeStep: "Skip one shared thread a week altogether, and read afterwards how it went.",
    },
  ],
  "rhythm-quicklate": [
    {
      effect: "Whoever writes to you at night can expect to hear from you, and may come to.",
      step: "Choose two evenings of this week on which nothing leaves, and say so beforehand.",
    },
    {
      effect: "Speed and hours together tell people that they may write at any time, because you do.",
      step: "Answer the next late mail at ten in the morning, and watch whether anything was lost.",
    },
  ],
  "lastword-hostly": [
    {
      effect: "What you open, you see through; what others open seems to be theirs to close.",
      step: "Look at the last three threads that others opened, and answer the one that waits.",
    },
    {
      effect: "People learn that a matter of yours has an end, and that a matter of theirs may lie with you.",
      step: "Tell one person whose matter lies with you by when you will have an answer.",
    },
  ],
  "seconds-repeated": [
    {
      effect: "The first ask may have been easy to put off: no day in it, or too much beside it.",
      step: "Put the request that matters most this week into a mail of its own.",
    },
    {
      effect: "Each repeat tells the other side that the first one could be left lying.",
      step: "Ring instead of asking a second time, once, and ask what stood in the way.",
    },
  ],
  "seconds-clarified:marked": [
    {
      effect: "So often followed by another one, a first mail of yours may be read as a notice that more will come.",
      step: "Collect for one day what you would have added, and see how much of it was needed.",
      reframe:
        "Adding to own mails {clarified} times can look scattered. It may mean that nothing you notice late is kept back.",
      reframeStep: "Send what you notice late once, at the end of the day, in one mail.",
    },
    {
      effect: "The reader has to put the parts together, and may put them together in another way than you meant.",
      step: "When a second mail is due, send the whole again, corrected, and say that it replaces the first.",
      reframe:
        "With {clarified} additions, your first mails may pass for drafts. They get people going early, before everything is known.",
      reframeStep: "Say in the first line of the next mail whether it is final.",
    },
  ],
  "seconds-repeated:marked": [
    {
      reframe:
        "Asking {repeated} times more than once can look impatient. It may show which of your requests never had an owner.",
      reframeStep: "Give each request of tomorrow one name, even where three people get it.",
    },
    {
      reframe:
        "{repeated} second asks look like bad luck with people. Where the same person is asked twice, it may be worth asking why.",
      reframeStep: "Ask the person whom you remind most often how they would like to be asked.",
    },
  ],
  "pace-briefing": [
    {
      effect: "Whoever reads to the end knows what to do and why; whoever stops halfway knows only why.",
      step: "Write the order of the next long mail into its subject.",
    },
    {
      effect: "The grounds come with the order, so people can follow it well, if they read that far.",
      step: "Cut the grounds in the next such mail to the one that would change somebody's mind.",
    },
  ],
  "pace-reporter": [
    {
      effect: "Readers are kept up to date, and may not notice when for once it is their turn.",
      step: "Write the name of the one who has to act into the first line of the next report that asks for something.",
    },
    {
      effect: "With so little asked, a request of yours may be taken for one more piece of news.",
      step: "Separate the two this week: one mail that informs, one that asks.",
    },
  ],
  "requests-plain": [
    {
      effect: "It saves a round of questions, and it leaves the objections to those who dare.",
      step: {
        text: "Under the next plain request, name the one objection that you would want to hear.",
        practice: "hard-conversation",
      },
    },
    {
      effect: "People know what you want; how free they are in it, they have to infer.",
      step: "Say in one request of today which part of it is fixed and which is up to them.",
    },
  ],
};

/** Stable for one person, because it depends on their own figures alone. */
export function chooseWording<T>(wordings: readonly T[], figures: string): T | undefined {
  const sum = [...figures].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return wordings[sum % wordings.length];
}
