import { LAST_MAIL_IDS } from "./composite";
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
        "Sending at such hours, {late}, may be your way to a clear head. The people who see it come in may feel that they have to answer.",
      reframeStep: "Write this evening, and let the mail leave at eight tomorrow.",
    },
    {
      effect: "You may only be clearing your desk; for the reader it is one more thing to deal with.",
      step: "Put the next thought that comes to you after hours into a draft, and send it in the morning.",
      reframe:
        "Late mail, {late}, can look like carrying more than others. It can also mean that your day leaves no time for writing.",
      reframeStep: "Find the meeting that pushes your mail into the evening, and leave it half an hour early once.",
    },
  ],
  "rhythm-late:marked": [
    {
      effect: "With so much of it outside, nobody can tell a late mail that matters from one that does not.",
      step: "Agree with those who get most of it on one sign for 'this cannot wait', and send the rest by day.",
    },
    {
      effect: "For the people who get it, mail at these hours is no exception; they expect it.",
      step: "Send no mail next weekend, and see on Monday what it cost.",
    },
  ],
  [LAST_MAIL_IDS.answersLater]: [
    {
      reframe:
        "Somebody else being first in {notFirst} of {contested} conversations may look like reserve. It may be how you hear what people think before they know what you think.",
      reframeStep: "Say once, at the end of such a thread, that you read it all before you wrote.",
    },
    {
      reframe:
        "Coming in after others in {notFirst} of {contested} conversations can look like not caring for the matter. You may care enough to want to see all of it first.",
      reframeStep: "In the next shared thread write one early line: 'reading along, my view by tomorrow'.",
    },
  ],
  [`${LAST_MAIL_IDS.answersLater}:marked`]: [
    {
      reframe:
        "With others first in {notFirst} of {contested} conversations, people may think that you only read along. You may add what the first opinions left out.",
      reframeStep: "Choose one thread a week in which you state your view before anybody asks for it.",
    },
    {
      reframe:
        "Leaving the first answer to others in {notFirst} of {contested} conversations looks like stepping back. It may have kept more people talking than a quick word of yours would have.",
      reframeStep: "Look at two threads that you let run: did they end where you would have led them?",
    },
  ],
  [LAST_MAIL_IDS.answersFirst]: [
    {
      reframe:
        "Being first in {first} of {contested} conversations keeps things moving. It also means that you write before you know what others think.",
      reframeStep: "Count in one thread how many answers after yours disagreed with it.",
    },
    {
      reframe:
        "You answer before others in {first} of {contested} conversations, which saves them a decision. Some of those decisions may have been theirs to make.",
      reframeStep: "When you could answer the next question at once, wait until one other person has.",
    },
  ],
  "seconds-apologized": [
    {
      effect: "The second mail draws attention from the matter to the mistake.",
      step: "Send the next correction with the right figure first and the regret, if any, at the end.",
      reframe:
        "Saying sorry after your own mail, {apologized} times, can look nervous. It may show the standard that you hold yourself to.",
      reframeStep: "Do not mention the next mistake that nobody will notice.",
    },
    {
      effect: "It says that you take what you send seriously; said this often, it also says that it may be wrong.",
      step: "Write down the last three things for which you apologized, and cross out those that nobody had raised.",
      reframe:
        "{apologized} apologies for your own mails can look like doubt. They may be the reason why people tell you early when something is wrong.",
      reframeStep: "The next time, thank the person who noticed in place of apologizing.",
    },
  ],
  "seconds-clarified": [
    {
      effect: "Whoever acts on the first mail at once may act on half of the information.",
      step: "Before the next mail to several people leaves, read its last line as if you knew nothing of the matter.",
      reframe:
        "Coming back to your own mail {clarified} times can look unprepared. Writing may be how you find out what you think.",
      reframeStep: "Write the next hard mail twice before it leaves, and keep the first version to yourself.",
    },
    {
      effect: "The first mail may have seemed complete to you; for the reader it was not.",
      step: "Look once more at each mail that carries a decision before you send it.",
      reframe:
        "{clarified} additions to your own mails can look like loose work. They also show that you do not leave a gap once you see it.",
      reframeStep: "Ask somebody who gets them whether your second mails help or confuse.",
    },
  ],
  [LAST_MAIL_IDS.lastInJoined]: [
    {
      effect: "You are quick to finish what is asked of you, and patient with what you asked for yourself.",
      step: "Go through the matters that you began this month, and close one of them.",
    },
    {
      effect: "People who write to you know where they stand in the end; people to whom you write first may not.",
      step: "Say in the next mail that begins a matter how it ends: 'if I hear nothing by Friday, we do it this way'.",
    },
  ],
  [`${LAST_MAIL_IDS.lastInJoined}:marked`]: [
    {
      effect: "The matters that you begin stay open, and nobody else may close them.",
      step: "Give each matter that you begin this week a closing date, in its first mail.",
    },
    {
      effect: "You finish what others ask of you; what you ask of them is finished by them or not at all.",
      step: "Pick the oldest thread that you began, and end it today, whatever its state.",
    },
  ],
  [`${LAST_MAIL_IDS.answersFirst}:marked`]: [
    {
      reframe:
        "Being first in {first} of {contested} conversations shows that you read along. It leaves open what the others would have written without your answer.",
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
      effect: "Whoever writes to you at night may come to expect an answer.",
      step: "Choose two evenings of this week without mail, and say so beforehand.",
    },
    {
      effect: "Your speed and your hours tell people that they may write at any time, because you do.",
      step: "Answer the next late mail at ten in the morning, and watch whether anything was lost.",
    },
  ],
  [LAST_MAIL_IDS.lastInOwn]: [
    {
      effect: "You finish what you begin; others may feel that what they begin is left to them.",
      step: "Look at the last three threads that others began, and answer the one that waits.",
    },
    {
      effect: "People learn that you finish your own matters, and that theirs may wait with you.",
      step: "Tell one person whose matter waits with you by when you will answer.",
    },
  ],
  "seconds-repeated": [
    {
      effect: "The first request may have been easy to put off, without a date or among too much else.",
      step: "Put the request that matters most this week into a mail of its own.",
    },
    {
      effect: "Each repeat shows people that the first request could wait.",
      step: "Once, call instead of asking a second time, and ask what stood in the way.",
    },
  ],
  "seconds-clarified:marked": [
    {
      effect: "A second mail follows so often that people may put the first one aside.",
      step: "Collect for one day what you would have added, and see how much of it was needed.",
      reframe:
        "Adding to your own mails {clarified} times can look scattered. It may mean that you share what you notice late.",
      reframeStep: "Send what you notice late once, at the end of the day, in one mail.",
    },
    {
      effect: "The reader has to put the parts together, and may put them together in another way than you meant.",
      step: "When a second mail is due, send the whole again, corrected, and say that it replaces the first.",
      reframe:
        "With {clarified} additions, your first mails may pass for drafts. They also let people begin before everything is known.",
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
        "{repeated} repeated requests look like bad luck with people. Where it is often the same person, it may be worth asking why.",
      reframeStep: "Ask the person whom you remind most often how they would like to be asked.",
    },
  ],
  "pace-briefing": [
    {
      effect: "Whoever reads to the end knows what to do and why; whoever stops halfway knows only why.",
      step: "Write the request of the next long mail into its subject.",
    },
    {
      effect: "People get the reasons with the request, if they read that far.",
      step: "Cut the reasons in the next such mail to the one that would change somebody's mind.",
    },
  ],
  "pace-reporter": [
    {
      effect: "Readers are kept up to date, and may not notice when for once you need something from them.",
      step: "Write the name of the one who has to act into the first line of the next report that asks for something.",
    },
    {
      effect: "As you ask for so little, a request may be taken for one more piece of news.",
      step: "Separate the two this week: one mail that informs, one that asks.",
    },
  ],
  "requests-plain": [
    {
      effect: "It saves a round of questions, but only those who dare may object.",
      step: {
        text: "Under the next plain request, name the one objection that you would want to hear.",
        practice: "hard-conversation",
      },
    },
    {
      effect: "People know what you want, but not how much of it is up to them.",
      step: "Say in one request of today which part of it is fixed and which is up to them.",
    },
  ],
};

/** Stable for one person, because it depends on their own figures alone. */
export function chooseWording<T>(wordings: readonly T[], figures: string): T | undefined {
  const sum = [...figures].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return wordings[sum % wordings.length];
}
