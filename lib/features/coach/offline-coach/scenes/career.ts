import type { Scene } from "./scene";

export const CAREER_SCENES: Scene[] = [
  {
    id: "passed-over",
    match:
      /\b(?:passed (?:me )?over|(?:didn't|did not) get (?:the|that|my) (?:\w+ )?(?:role|job|promotion|position|part|seat)|promoted (?:him|her|them|someone else|my (?:peer|colleague)|[a-z]+ (?:over|instead of|ahead of) me)|overlooked for|lost out on the (?:role|promotion)|turned (?:me )?down for (?:the|a) (?:promotion|role)|(?:gave|given) (?:the|my|that) (?:\w+ )?(?:role|job|position|promotion|seat) to (?!me\b)|went to (?:someone else|an external|my (?:peer|colleague)))\b/g,
    see: [
      "That may sting twice: once for the role, and once for what the choice seems to say about how you are seen.",
      "It sounds as if the decision itself is over, and the question of what it means for you here is not.",
      "Perhaps the hardest part is not knowing which reason was the real one.",
    ],
    goal: [
      "A year from now, what would have to be true for this to have been a turn rather than a loss?",
      "What do you want to get from this next: the role itself, a clear reason, or a decision about staying?",
    ],
    reality: [
      "What were you told, word for word, about why it went the other way?",
      "Who was in the room when it was decided, and what had each of them seen of your work?",
      "What had you said out loud about wanting it, and to whom?",
      "If you take the reason you were given at face value, which part of it is accurate?",
    ],
    options: [
      "Which one conversation would tell you more than another month of guessing?",
      "What could you make visible in the next quarter that this decision was made without?",
      "If staying and leaving were both fine choices, what would each one ask of you first?",
    ],
    will: ["Which conversation will you ask for, with whom, and by what day?"],
    advice: [
      "ask the decider one question and then stay quiet: ‘What would you have needed to see from me to decide the other way’",
      "wait until you can ask without arguing, then ask for the two criteria that decided it and write them down in front of them",
    ],
  },
  {
    id: "promotion",
    match:
      /\b(?:(?<!\bgot (?:the|my|a) )promotion|promoted|next level|step up to|move up|moving up|get to (?:director|vp|svp|partner|c-level|the c-suite)|become (?:a |an |the )?(?:director|vp|svp|evp|ceo|cfo|coo|cto|cmo|partner|head|manager|chief|leader|executive)|make partner|ready for (?:the next|a bigger)|bigger role|career (?:growth|path|goal)|c-suite)\b/g,
    see: [
      "So it is less about working harder, perhaps, and more about who can say what you already do.",
      "It sounds as if you know you can do the work, and are less sure that the deciders do.",
      "There may be a gap between the job you are doing and the job people believe you are doing.",
    ],
    goal: [
      "If it comes through, what will you be able to do that you can't do today?",
      "What is it about that role that you want, once the title is taken away?",
    ],
    reality: [
      "Who decides, and what would each of them say you are known for?",
      "What is the evidence that you are already working at that level?",
      "Who would speak for you when you are not in the room, and what would they say?",
      "What have you heard, even in passing, that could count against you?",
    ],
    options: [
      "Which piece of work in the next three months could settle the question for the people who decide?",
      "What could you stop doing that keeps you looking like your present level?",
      "Who could you ask for an honest reading of your chances?",
    ],
    will: ["What will you do first about it, and on which day?"],
    advice: [
      "tell the person who decides that you want it, before the round begins, and ask what they would need to see",
      "write the half-page case somebody else would have to make for you, and notice which line has no evidence yet",
    ],
  },
  {
    id: "new-role",
    match:
      /\b(?:new (?:role|job|position|team|company)|got (?:the|that|my|a) (?:promotion|job|role|position)|i start (?:on|in|next|as)|just (?:started|joined|took over|been promoted|got promoted|became)|first (?:90|100|30|60) days|took over (?:a|the|from)|inherited (?:a|the) team|former peers|used to be (?:my )?peers?|first[- ]time (?:manager|leader|director|vp))\b/g,
    see: [
      "New in the seat, you are being read every day while you are still reading them.",
      "It sounds as if people are looking to you for certainty that you are still collecting.",
      "What made you good at the last job may be exactly what this one asks you to do less of.",
    ],
    goal: [
      "What should people be saying about you when the first three months are over?",
      "What would a good start look like, in one thing others could see?",
    ],
    reality: [
      "What have you been told the job is, and what does it seem to be in practice?",
      "Whose expectations are clear to you, and whose are you guessing?",
      "What has surprised you most since you began?",
      "Where do you still do your old job because you are good at it?",
    ],
    options: [
      "Which early result would matter to the people who hired you and still be small enough to finish?",
      "Who already knows how things really work there, and what could you ask them?",
      "What could you leave alone for now, on purpose?",
    ],
    will: ["What is the first thing you will do differently this week, and when?"],
    advice: [
      "ask your boss to finish the sentence ‘this will have gone well if, by the end of the quarter, …’ and send it back in writing",
      "hold twenty short conversations with the same three questions before you change anything that people care about",
    ],
  },
  {
    id: "laid-off",
    match:
      /\b(?:(?:was|been|got|am being|being) (?:laid off|let go|made redundant|fired|sacked|terminated)|lost my job|my (?:role|job|position) (?:is|was|has been) (?:eliminated|cut|made redundant)|redundan(?:cy|t)|(?:they|company) (?:laid|let) me (?:off|go)|looking for work|job search|unemployed|between jobs)\b/g,
    see: [
      "A job ends in a day; what it held together, the income, the calendar, the answer to ‘what do you do’, takes longer.",
      "It sounds as if there are two things to carry at once: what was done to you, and what comes next.",
      "Perhaps it is hard to plan calmly while part of you is still in that meeting.",
    ],
    goal: [
      "What would make the next four weeks count, whatever the market does?",
      "What should be settled first: money, the story you tell, or the direction?",
    ],
    reality: [
      "How long can you be without an income before it shapes your choices?",
      "Who knows so far, and who have you not told yet?",
      "How do you tell it today, when somebody asks what happened?",
      "Which part of the last job would you not take back even if they offered it?",
    ],
    options: [
      "Which five people would be glad to hear from you for reasons that have nothing to do with a vacancy?",
      "What kind of work would use what you know without repeating what you had?",
      "What would help you keep your days in shape while this lasts?",
    ],
    will: ["Who will you write to first, and on which day?"],
    advice: [
      "settle on two sentences for what happened, one fact and one direction, and say them the same way to everybody",
      "put fixed hours on the search and a fixed end on each day, so that it doesn't take all of them",
    ],
  },
  {
    id: "leaving",
    match:
      /\b(?:(?<!\b(?:he|she|they|who|it|people|coach|boss|manager|team|\w+er|\w+or) (?:just |has |have )?)quit(?:ting)?|resign(?:ing|ation)?|leav(?:e|ing) (?:my|this|the) (?:job|company|role|firm|team)|hand(?:ing)? in my notice|should i (?:stay|leave|go)|stay or (?:go|leave)|change careers?|career change|switch (?:careers?|industr\w+)|new career|walk away|leav(?:e|ing) (?:consulting|law|banking|finance|medicine|tech|academia|engineering|politics)|(?:to )?become a (?:teacher|nurse|doctor|writer|farmer|carpenter|coach|priest|chef)|early retirement|midlife|start my own|my own (?:company|business)|retire)\b/g,
    see: [
      "It sounds as if part of you has already left, and another part is counting the cost.",
      "Perhaps it is not only what you would go to, but what you could no longer put up with.",
      "Leaving and staying may each be answers to a different question.",
    ],
    goal: [
      "If you put the decision aside for a moment, what do you want your working days to have more of?",
      "What would have to be decided for you to sleep on it well?",
    ],
    reality: [
      "What would have to change for staying to be a choice rather than a habit?",
      "How long has this been on your mind, and what brought it up again now?",
      "What are you afraid of losing that you have not said aloud yet?",
      "What have you already tried that was meant to make it better?",
    ],
    options: [
      "What could you try for six weeks that would tell you more than thinking about it?",
      "Which version of leaving would you be proud of two years later?",
      "Between going and staying as it is, what third thing could you ask for?",
    ],
    will: ["What will you find out next, from whom, and by when?"],
    advice: [
      "write down what would have to be different in ninety days for you to stay, tell one person who can change it, and let the date decide",
      "talk to two people who do the work you would go to, and ask about their worst week before their best",
    ],
  },
  {
    id: "choice",
    match:
      /\b(?:(?:two|three|competing|an|another|the|job) offers?|torn between|can't decide|decide between|choose between|choice between|on the fence|pros and cons|dilemma|should i (?:take|accept|choose|go with|say yes)|(?:i|we) (?:can |could |have to |must )?either .{3,40} or)\b/g,
    see: [
      "Both roads look sound on paper, it seems, and the paper is not what you are unsure about.",
      "It sounds as if the facts are mostly known, and the question is what they should count for.",
      "Perhaps you have leaned one way already and are looking for permission, or for a reason not to.",
    ],
    goal: [
      "What should this choice protect, above everything else?",
      "What do you want to be able to say about this decision a year from now?",
    ],
    reality: [
      "If it were already decided one way, what would you miss on the first Monday?",
      "Which fact would change your mind, and do you have it yet?",
      "By when does it have to be decided, and who says so?",
      "Who else lives with the result, and what have they said?",
    ],
    options: [
      "Is there a version of the choice that you could undo, and what would it show you?",
      "What would make the option you lean against good enough to take?",
      "What advice would you give a friend with exactly these two roads?",
    ],
    will: ["When will you decide, and what will you do in the hour after?"],
    advice: [
      "decide on paper tonight as if it were final, live with it for two days without telling anybody, and notice what your relief or regret attaches to",
      "name the three things that should decide it and weigh them before you look at the options again",
    ],
  },
  {
    id: "pay",
    match:
      /\b(?:(?:my|better|higher|base|starting|more) salary|raise|compensation|bonus|equity|pay (?:rise|gap|cut)|underpaid|counter-?offer|(?:under|below|over|above) market|negotiat\w+|ask for more|package|title and pay|paid less|earns? (?:about |almost )?(?:\d\w*|a lot|much|\w+ percent) more)\b/g,
    see: [
      "It sounds as if the number matters, and what the number says about you matters too.",
      "Asking may feel as if it puts the relationship on the table along with the money.",
    ],
    goal: [
      "What would you call a good outcome, in a figure and in a sentence?",
      "What is the least you would accept and still be at peace with?",
    ],
    reality: [
      "What do you know about what the role pays elsewhere, and how do you know it?",
      "What does the other side need from you in the next six months?",
      "What have you asked for before, and what happened?",
      "Which result of yours would they least like to lose?",
    ],
    options: [
      "If money can't move, what else would make it fair?",
      "Who could tell you how the decision is really made?",
      "What would you say in the silence after you have named the figure?",
    ],
    will: ["When will you ask, and what will your first sentence be?"],
    advice: [
      "open with the result, then the figure, then stop talking until they answer",
      "write down the figure you open with and the one you won't go below before the conversation, and take the paper in",
    ],
  },
  {
    id: "meaning",
    match:
      /\b(?:bored|boring|no purpose|meaningless|going through the motions|lost (?:my )?(?:motivation|drive|spark|interest)|unmotivated|not motivated|no motivation|plateau\w*|stagnat\w+|what (?:i|do i) (?:really )?want|don't know what i want|purpose|unfulfilled|passion)\b/g,
    see: [
      "It sounds as if the work still gets done, and gives less back than it used to.",
      "Perhaps the question is not what is wrong, but what you have outgrown.",
    ],
    goal: [
      "If the work felt like yours again, what would you notice first on a Monday?",
      "What would you like more of, even if the job title stayed the same?",
    ],
    reality: [
      "When was the last time a working day left you with more energy than it took?",
      "Which part of the week do you look forward to, even slightly?",
      "What did you use to care about here that no longer gets any time?",
      "When did it begin to fade, and what changed around then?",
    ],
    options: [
      "What would you do with five hours a week that nobody could take back?",
      "Which problem in the company would you work on if it were up to you?",
      "Who has a job you are a little jealous of, and what exactly is it that you envy?",
    ],
    will: ["What will you put into next week, on which day, to test that?"],
    advice: [
      "keep a list for ten working days with two columns, what gave energy and what took it, and look at it before you change anything",
      "ask to swap one recurring task for one that you would choose, for a month",
    ],
  },
];
