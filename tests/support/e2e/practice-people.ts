/** What somebody does at a step: writes, or uses the control, or steers. */
export type Doing =
  | { say: string }
  | { list: string[] | string[][] }
  | { people: [name: string, role: string][] }
  | { choose: string }
  | { number: number }
  /** The same rating in every field that has none. */
  | { rateAll: number }
  | { rate: number[] }
  | { day: string; time?: string }
  | { press: "Keep it" | "Skip" | "Back" | "End the rehearsal" | "Stop" | "Go on" }
  | "reload";

export interface Person {
  /** The manner in which this person answers. */
  manner: string;
  practice: string;
  does: Doing[];
  /** The person's own words that have to stand on the page. */
  expects: string[];
}

const say = (text: string): Doing => ({ say: text });
const keep: Doing = { press: "Keep it" };
const skip: Doing = { press: "Skip" };
const day: Doing = { day: "2031-03-04", time: "09:30" };

export const PEOPLE: Person[] = [
  {
    manner: "brief",
    practice: "Give feedback",
    does: [
      say("Jonas, standup"),
      { choose: "It should be different next time" },
      say("Monday standup"),
      say("You spoke for 12 minutes."),
      say("Four people did not get a turn."),
      say("What did you want us to know?"),
      say("Keep it to two minutes."),
      day,
    ],
    expects: ["Jonas, standup", "12 minutes", "two minutes", "4 March 2031"],
  },
  {
    manner: "praises, by keyboard and by the words of the choice",
    practice: "Give feedback",
    does: [
      say("Amira, the board paper"),
      say("again"),
      say("1"),
      say("Last Thursday, the draft of the board paper"),
      say("You put the decision into the first line and the risks on one page."),
      say("The chairman decided in ten minutes; the last time it took an hour."),
      say("How did you find the one sentence?"),
      say("I would like you to show it to the other heads in May."),
      say("tomorrow at 9"),
    ],
    expects: ["Amira, the board paper", "first line", "show it to the other heads", "09:00"],
  },
  {
    manner: "judges first and is helped to say what happened",
    practice: "Give feedback",
    does: [
      say("Tom and the escalation"),
      { choose: "It should be different next time" },
      say("On Friday at 17:00"),
      say("He was unprofessional and rude"),
      say("You wrote to the CEO on Friday at 17:00 and copied the client."),
      say("I heard of it from the client on Saturday."),
      say("You should have told me first"),
      say("What made you write to him before calling me?"),
      say("Call me before you write to the CEO."),
      day,
    ],
    expects: ["copied the client", "before calling me"],
  },
  {
    manner: "keeps what is remarked on",
    practice: "From a wish to a plan",
    does: [
      say("No more meetings after five"),
      keep,
      say("Dinner with the kids."),
      { number: 4 },
      say("I say yes before I look at the calendar."),
      say("I will be disciplined"),
      keep,
      { number: 5 },
      skip,
      day,
    ],
    expects: ["No more meetings after five", "I will be disciplined", "4 of 10 before"],
  },
  {
    manner: "broken English",
    practice: "From a wish to a plan",
    does: [
      say("I want speak in english in the board without prepare every word"),
      say("they hear the idea and not my accent"),
      { number: 3 },
      say("I am fear of the mistake so I wait until other person say it"),
      say("When the chairman ask for opinion, I speak as first or second."),
      { number: 6 },
      say("if my colleague Ana know it and look at me"),
      say("next board is 4 march 2031"),
    ],
    expects: ["I want speak in english", "I am fear of the mistake", "look at me"],
  },
  {
    manner: "in German, where no rule remarks",
    practice: "From a wish to a plan",
    does: [
      say("Nie wieder am Wochenende Mails lesen"),
      say("Sonntags wandern, ohne ans Büro zu denken."),
      { number: 2 },
      say("Ich habe Angst, etwas zu verpassen."),
      say("Wenn ich am Samstag zum Handy greife, lege ich es in die Schublade."),
      { number: 7 },
      skip,
      day,
    ],
    expects: ["Nie wieder am Wochenende Mails lesen", "Schublade", "7 of 10"],
  },
  {
    manner: "changes their mind and goes back",
    practice: "From a wish to a plan",
    does: [
      say("Leave at six twice a week"),
      { press: "Back" },
      say("Leave at five on Tuesdays and Thursdays"),
      say("Judo with my daughter."),
      { number: 5 },
      say("I look into the mail at ten to five."),
      say("When it is ten to five, I shut the laptop."),
      { press: "Back" },
      say("When the clock shows ten to five, I shut the laptop and stand up."),
      { number: 8 },
      skip,
      day,
    ],
    expects: ["Tuesdays and Thursdays", "stand up"],
  },
  {
    manner: "stops in the middle and comes back",
    practice: "After-action review",
    does: [
      say("The Nordbank pitch"),
      say("To leave with a pilot for one branch."),
      { press: "Stop" },
      "reload",
      { press: "Go on" },
      say("The first half hour went as planned. Then Ms Lund asked for references, and I had none."),
      say("I knew in October that they are careful and did not ask."),
      { list: ["The demo before the slides", "Two of us in the room"] },
      say("I ask before each pitch what would make them feel safe."),
      day,
    ],
    expects: ["Ms Lund asked for references", "The demo before the slides", "feel safe"],
  },
  {
    manner: "reloads at every step",
    practice: "After-action review",
    does: [
      say("Q3 planning"),
      "reload",
      say("One list of priorities by the 15th"),
      "reload",
      say("Three lists by the 30th; sales sent theirs on the 29th"),
      "reload",
      say("Nobody owned the list. I thought it was clear that it was me."),
      skip,
      "reload",
      say("I send the template on day one with my name on it."),
      day,
    ],
    expects: ["Three lists by the 30th", "with my name on it"],
  },
  {
    manner: "beside the point, and asks back",
    practice: "After-action review",
    does: [
      say("why do you ask?"),
      say("The town hall on Wednesday"),
      say("what do you mean by meant to happen?"),
      say("People should leave knowing why we close the site."),
      say("skip"),
      say("They asked about their contracts, and I talked about strategy for 40 minutes."),
      say("I prepared what mattered to me."),
      say("skip"),
      say("I collect ten questions the week before and begin with those."),
      day,
    ],
    expects: ["why we close the site", "ten questions the week before"],
  },
  {
    manner: "at length",
    practice: "Prepare a hard conversation",
    does: [
      say("The late figures, with Martin from controlling"),
      say(
        "The March and April figures came on the 9th and the 11th. The date we agreed on in January is the 5th. On the 11th I showed the board last month's numbers, and the chairman noticed it. ".repeat(
          3,
        ),
      ),
      say("I could not answer the chairman's question, and since then I check every figure twice."),
      say("I never told Martin that the board meets on the 12th."),
      say("I can rely on the 5th, and Martin says two days ahead when it will not work."),
      say("Martin, I want to talk about the date of the monthly figures."),
      say("Send me the figures by the 5th, or tell me by the 3rd that it will not work."),
      say("What would have to happen so that it works?"),
      say("Take your time."),
      say("I hear that you are angry. The date is still the 5th."),
      say("I think well of your work. This is about the date."),
      say("That is fair, and I will write down how I change things. Today it is about the figures."),
      say("I would like to stop here. Can we go on tomorrow at nine?"),
      { day: "2031-03-04", time: "16:00" },
    ],
    expects: ["The late figures, with Martin", "What would have to happen", "can we go on tomorrow"],
  },
  {
    manner: "ends the rehearsal early",
    practice: "Prepare a hard conversation",
    does: [
      say("Her tone in the Monday call, with Sara"),
      say("On Monday you said to Ben 'did you even read it' in front of six people."),
      say("Ben has not spoken in the call since."),
      skip,
      say("I want Ben to bring his numbers himself again."),
      say("Sara, I want to talk about what you said to Ben on Monday."),
      say("Tell me what was going on when you said that."),
      say("I see. What did you hear him say?"),
      { press: "End the rehearsal" },
      skip,
      day,
    ],
    expects: ["did you even read it", "What did you hear him say?"],
  },
  {
    manner: "decides with the controls",
    practice: "Decide",
    does: [
      say("Who takes over Lyon in June?"),
      say("Sofia"),
      { list: ["Sofia", "Outside search", "Do nothing until autumn"] },
      { list: ["Ready on day one", "Trusted on site"] },
      { rateAll: 4 },
      say("That the works council would back an outsider."),
      { choose: "Possible, but costly" },
      { choose: "Decide now" },
      say("Sofia, because the site trusts her."),
      day,
    ],
    expects: ["Who takes over Lyon in June?", "Sofia, because the site trusts her.", "Ready on day one"],
  },
  {
    manner: "types everything",
    practice: "Decide",
    does: [
      say("Do I take the board seat at Hensel?"),
      say("skip"),
      say("Take it\nDecline\nDo nothing until they ask again"),
      say("- time for the family\n- learning"),
      say("3 4\n5 2\n4 1"),
      say("That they meet on Fridays only."),
      say("1"),
      say("test it small first"),
      say("I sit in as a guest in March. If I read the papers gladly, I take it."),
      say("12 March 2031"),
    ],
    expects: ["Do I take the board seat", "guest in March", "time for the family"],
  },
  {
    manner: "waits for one fact",
    practice: "Decide",
    does: [
      say("Which of the two vendors?"),
      skip,
      { list: ["Alto", "Berg", "Neither"] },
      { list: ["Cheap to run", "Quick to leave"] },
      { rateAll: 3 },
      say("That Berg signs a notice of three months."),
      { choose: "Practically final" },
      { choose: "Decide later, with one more fact" },
      say("The notice period, from Mr Berg himself"),
      day,
    ],
    expects: ["from Mr Berg himself", "are level"],
  },
  {
    manner: "with many causes",
    practice: "Premortem",
    does: [
      say("240 people on the new CRM by June"),
      { list: ["The old data was worse than we knew", "Sales kept their spreadsheets", "The sponsor left in March"] },
      { rateAll: 4 },
      {
        list: [
          ["The old data was worse than we knew", "JM samples 500 records", "12 March", "5 % without address"],
          ["Sales kept their spreadsheets", "Rui removes the export", "1 May", ""],
          ["The sponsor left in March", "Iris names a deputy", "1 March", ""],
        ],
      },
      skip,
      day,
    ],
    expects: ["JM samples 500 records", "The sponsor left in March"],
  },
  {
    manner: "negotiates with numbers",
    practice: "Negotiate",
    does: [
      say("My package as head of the region, with Iris"),
      { list: ["118,000, because two offers stand there", "two days from home"] },
      { list: ["no precedent for the other heads", "a name before the summer"] },
      say("I stay in my role and take the talks with Hensel seriously."),
      say("They search for four months."),
      say("118,000"),
      say("104k"),
      say("112 000"),
      { list: ["The 2025 survey: median 115,000"] },
      say("For a region of this size the survey says 115,000, and with the turnaround I see 121,000."),
      { list: ["Start in May instead of July, for the title"] },
      say("Which part of it does not work for you?"),
      say("Then let us look at another pot."),
      say("Because you get a name before the summer."),
      day,
    ],
    expects: ["118,000", "between 104,000 and 112,000", "Start in May"],
  },
  {
    manner: "maps people",
    practice: "Stakeholder map",
    does: [
      say("Move support to Porto in the March board"),
      {
        people: [
          ["IK", "CFO"],
          ["Rui", "works council"],
        ],
      },
      { rateAll: 3 },
      {
        list: [
          ["IK", "the cost of year one", "Tom"],
          ["Rui", "that nobody loses the job", "me"],
        ],
      },
      { list: [["Tom", "shows IK the figure", "Tuesday"]] },
      day,
    ],
    expects: ["Move support to Porto", "shows IK the figure", "Work closely with"],
  },
  {
    manner: "delegates",
    practice: "Delegate",
    does: [
      say("The customer survey, to Amira"),
      say("By 15 April the board knows the three reasons why customers leave."),
      say("We set the prices in May on it, and you know the customers."),
      { list: ["No more than 8,000"] },
      skip,
      { choose: "Act, and tell me at the check points" },
      { list: ["6 March: the questions"] },
      say("I no longer read the answers as they come in."),
      say("When I want to rewrite her draft, I ask one question instead."),
      day,
    ],
    expects: ["The customer survey, to Amira", "Act, and tell me at the check points", "I ask one question instead"],
  },
  {
    manner: "reviews the week on a Friday",
    practice: "Weekly review",
    does: [
      { list: ["Budget agreed with Iris", "Jonas hired"] },
      skip,
      { list: ["Feedback to Lena"] },
      { number: 6 },
      skip,
      { list: [["Offer to Hensel is out", "Tuesday 8 to 10"]] },
      say("I skip the steering on Tuesday."),
      day,
    ],
    expects: ["Budget agreed with Iris", "Tuesday 8 to 10", "6 of 10"],
  },
  {
    manner: "says no",
    practice: "Say no and keep the relationship",
    does: [
      say("Iris wants me to chair the integration board"),
      say("Two days a week. Lyon would wait until autumn."),
      say("Somebody the two teams trust."),
      { choose: "Not this, but a part of it" },
      say("I introduce whoever takes it in the first two meetings."),
      say("I will not take the chair, because Lyon has my word for May."),
      say("Thank you. It stays a no."),
      { press: "End the rehearsal" },
      skip,
      day,
    ],
    expects: ["I will not take the chair", "Thank you. It stays a no."],
  },
];
