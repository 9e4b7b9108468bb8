import type { Scene } from "./scene";

export const LEADING_SCENES: Scene[] = [
  {
    id: "cuts",
    match:
      /\b(?:(?:have to|need to|must|going to|will|asked to|told to) (?:lay off|let (?:people|\d+|some|half|a third|ten|five) |cut (?:\d+|ten|headcount|people|staff|jobs|the team|a third|half|positions))|layoffs?|cut \d+(?= ?(?:%|percent|people|jobs|roles))|lay(?:ing)? (?:people|staff|off)|headcount|reduction in force|rif\b|restructur\w+|downsiz\w+)\b/g,
    see: [
      "You carry a decision about other people's livelihoods and may not even talk about it yet.",
      "It sounds as if doing it well and doing it at all feel like two different things to you.",
      "How it is done will perhaps be remembered longer than the fact that it was.",
    ],
    goal: [
      "When it is over, what should the people who leave be able to say about how you did it?",
      "What do you want those who stay to believe about this place afterwards?",
    ],
    reality: [
      "What is already decided, and where do you still have a say?",
      "Which conversation do you dread most?",
      "What will you be able to say truthfully about why, and why these people?",
      "Who looks after you in this, while you look after everybody else?",
    ],
    options: [
      "What could you do for the people leaving that is within your own power?",
      "What should those who stay hear from you within the first hour?",
      "Who has done this decently before, and could walk you through it?",
    ],
    will: ["What do you need to prepare first, and by when?"],
    advice: [
      "say the decision in the first sentence, the reason in the second, and then stay in the room for as long as they need",
      "write down the five questions you least want to hear, answer each in one honest line, and let HR check them before the day",
    ],
  },
  {
    id: "dismissal",
    match:
      /\b(?:(?:have to|need to|must|want to|should i|thinking of|going to) (?:fire|let go of|dismiss|part ways with|exit)|fir(?:e|ing) (?:him|her|them|someone|somebody|a|an|my|[a-z]+)|let (?:him|her|them|someone|[a-z]+) go|part ways|manage (?:him|her|them) out)\b/g,
    see: [
      "It sounds as if you made the decision some time ago and have been looking for a way around the day itself.",
      "Perhaps loyalty to one person has begun to cost the others.",
    ],
    goal: [
      "What would a decent ending look like, for them, for the team and for you?",
      "What has to be true for you to know that you gave it a fair chance?",
    ],
    reality: [
      "What have they been told, clearly and in writing, about where they stand?",
      "If they resigned tomorrow, what would you feel first?",
      "What is the rest of the team doing to make up for it?",
      "What have you checked with HR so far?",
    ],
    options: [
      "What, if anything, would still change your mind, and by when would you know?",
      "Which role, here or elsewhere, would they be good in?",
      "How could it be done so that they leave with something in their hands?",
    ],
    will: ["What is the next step with HR and with them, and on which day?"],
    advice: [
      "settle the facts and the process with HR first, then hold a short conversation with the decision in the first sentence",
    ],
  },
  {
    id: "retention",
    match:
      /\b(?:recruiters?|retain\w*|retention|flight risk|los(?:e|ing) (?:my |those |these |two |three |our |good |the )+(?:best |key |top |good |two |three )*(?:people|managers?|engineers?|talent|team|leads?)|(?:might|will|going to|about to|threatening to) (?:leave|quit|resign)|(?:he|she|they) (?:resigned|quit|gave notice|is leaving|are leaving)|looking for another job|counter-?offer)\b/g,
    see: [
      "They may be asking less for a promise than for a sign that somebody sees it.",
      "It sounds as if their leaving would say something about you as well as about the place.",
    ],
    goal: [
      "What would have to be true for them to be glad in six months that they stayed?",
      "What do you want them to hear from you, whatever they decide?",
    ],
    reality: [
      "What have they told you, in their own words, about why?",
      "What would really stop if they went, and what would only be harder?",
      "What can you promise, and what can't you?",
      "What keeps the ones who are not looking?",
    ],
    options: [
      "What could you ask them before you offer anything?",
      "What could you change for them within your own power, this month?",
      "Who could carry their knowledge, if they went anyway?",
    ],
    will: ["Whom will you speak to first, and on which day?"],
    advice: [
      "ask each of them what would have to change in the next ninety days, write it down in front of them, and tell them which of it you can do and which you can't",
    ],
  },
  {
    id: "underperformer",
    match:
      /\b(?:underperform\w*|not (?:performing|delivering|pulling (?:his|her|their) weight|meeting expectations)|poor performance|low performer|misses? (?:every |his |her |their |all )?(?:deadlines?|targets?)|missed (?:his|her|their) (?:deadlines?|targets?|numbers?)|keeps? missing|miss(?:es|ing) (?:his|her|their|the) (?:numbers?|targets?|quotas?|plan)|doesn't (?:deliver|perform|take ownership|follow through)|carrying (?:him|her|them)|weak (?:link|performer)|checked out|disengaged)\b/g,
    see: [
      "It sounds as if you have been making up for it quietly, and the quiet is what keeps it going.",
      "They may not know how close this is to being a decision.",
    ],
    goal: [
      "What would good look like in four weeks, so plainly that both of you would agree on it?",
      "Do you want this person to recover, or do you want clarity?",
    ],
    reality: [
      "What exactly is expected, and when did you last say it out loud?",
      "When did they do good work, and what was different then?",
      "Is it that they can't, that they won't, or that they don't know?",
      "What have you already done, and what did it change?",
    ],
    options: [
      "What could you ask them before you tell them anything?",
      "What could you stop doing for them?",
      "Which one change would show you within two weeks which way it is going?",
    ],
    will: ["When will you talk with them, and what will you ask for?"],
    advice: [
      "ask them to rate their own last month against what was agreed before you say yours; the gap is where to begin",
      "agree on one result, one date and one check-in in between, in writing, in their words",
    ],
  },
  {
    id: "announcement",
    match:
      /\b(?:announc\w+|break(?:ing)? (?:the|this|bad|that) news|bad news|(?:have to|need to|must|still|going to|should) tell (?:the|my|our) (?:whole |entire )?(?:team|people|staff|company|employees|directors|reports|everyone|everybody|investors|customers))\b/g,
    see: [
      "They will hear how it is said before they hear what it is.",
      "It sounds as if saying it makes it real, for them and for you.",
    ],
    goal: [
      "When they walk out, what should they know, and what should they be able to tell at home?",
      "What should they be able to say about how you told them?",
    ],
    reality: [
      "Who must hear it before the others, and from whom?",
      "What can you not answer yet, and when will you be able to?",
      "Which question would you least like to be asked?",
    ],
    options: [
      "Whom could you tell alone beforehand, even if it is ten minutes each?",
      "What could you say plainly that you don't know yet?",
    ],
    will: ["Whom will you speak to first, and at what hour?"],
    advice: [
      "tell those it touches most alone before anybody hears it in the room, ten minutes each: the decision, the reason, what it means for them",
    ],
  },
  {
    id: "delegation",
    match:
      /\b(?:delegat\w+|let(?:ting)? go of (?:the|control|work|things|tasks|details)|do (?:it|everything|it all) myself|hand(?:ing)? (?:it|things|work|this) (?:over|off)|micro-?manag\w+|faster if i|bottleneck|everything (?:goes|runs|comes) through me|can't trust (?:them|anyone|my team)|too (?:deep )?in the (?:weeds|details?)|control freak)\b/g,
    see: [
      "It sounds as if being needed has become both the proof that you are good and the thing in your way.",
      "You may be saving an hour each time and paying for it every week.",
    ],
    goal: [
      "If your calendar had a day back each week, what would it be for?",
      "What should run without you by the end of the quarter?",
    ],
    reality: [
      "Which piece could somebody do eight-tenths as well as you, today?",
      "What happened the last time you handed something over?",
      "What are you protecting when you take it back?",
      "What would your team say they are waiting for from you?",
    ],
    options: [
      "What could you hand over as a result to reach rather than as a task to do?",
      "Who would grow from it, if you could stand their first attempt?",
      "How would you know early that it is going wrong, without standing beside it?",
    ],
    will: ["What will you hand over, to whom, and on which day?"],
    advice: [
      "hand over one thing by its result, agree on two moments when you will look, and don't look in between",
      "when it comes back imperfect, ask ‘what would make this ready’ instead of fixing it, and give it back",
    ],
  },
  {
    id: "team",
    match:
      /\b(?:my (?:team|people|staff|group|department|direct reports?|reports)|morale|team (?:trust|spirit|culture|dynamics?)|they don't (?:talk|trust|speak up|push back)|turnover|people are leaving|losing (?:my best )?people|engagement (?:score|survey)|motivat(?:e|ing) (?:them|my|the|people)|silence in (?:the )?meetings?)\b/g,
    setting: /^my (?:team|people|staff|group|department|direct reports?|reports)$/,
    see: [
      "It sounds as if you can feel that something is off and nobody has put it into words for you.",
      "What they show you may be what they think you can bear to hear.",
    ],
    goal: [
      "If you walked in a month from now and it was better, what would you hear in the first five minutes?",
      "What do you want them to be able to do without you?",
    ],
    reality: [
      "What do they talk about when you leave the room, at a guess?",
      "When was the team at its best, and what was going on then?",
      "What do you do that makes it a little harder for them, if you are strict with yourself?",
    ],
    options: [
      "What could you ask them that you would really want to know?",
      "What could you stop that would be felt by Friday?",
      "Which promise could you keep visibly?",
    ],
    will: ["What will you do with them first, and in which meeting?"],
    advice: [
      "ask each of them alone ‘what is one thing I could do differently that would make your week better’, write it down, and do one of them within ten days",
      "speak last in the next three meetings, and ask the quietest person first",
    ],
  },
  {
    id: "hiring",
    match:
      /\b(?:hir(?:e|ing) (?:a|an|the|my|someone|for|decision|manager|process|freeze|more)|recruit\w*|candidates?|interview(?:ing|s)? (?:people|candidates|for)|open (?:role|position|seat)|build(?:ing)? (?:a|the|my|out (?:a|the|my)) (?:leadership )?team|right people)\b/g,
    see: [
      "It sounds as if filling the seat and filling it well have come into conflict.",
      "Perhaps you are hiring against the last person rather than for the next two years.",
    ],
    goal: [
      "What should be different a year after this person has started?",
      "What must this person bring that nobody in the team has?",
    ],
    reality: [
      "What does each week without somebody cost, in plain terms?",
      "What do the people who failed in this seat have in common?",
      "What have you seen a candidate do, rather than say?",
      "Who else has to say yes, and what are they looking for?",
    ],
    options: [
      "What could you let them try for two hours that would show it?",
      "Which requirement would you drop for the right person?",
      "Who on the team could grow into it with help?",
    ],
    will: ["What will you decide or change in the process first, and by when?"],
    advice: [
      "write the three results of the first year before you look at another candidate, and score everybody against those alone",
    ],
  },
  {
    id: "change",
    match:
      /\b(?:re-?org(?:ani[sz]ation)?|transformation|resist\w*|return to (?:the )?office|rto\b|merger|acquisition|acquired|integration|culture change|pivot|change (?:management|initiative|program)|adopt(?:ion)?|rolling out|roll-?out|ai (?:will|is going to|tools?)|automat\w+|buy-?in)\b/g,
    see: [
      "What looks like resistance may be people guarding something that worked for them.",
      "It sounds as if the plan is clear, and what it asks people to give up is not being said.",
    ],
    goal: [
      "What should people be doing differently three months from now, that you could see?",
      "What must survive this change?",
    ],
    reality: [
      "Who loses what, if it goes as planned?",
      "Who is quietly for it, and who is loudly against it?",
      "What have people been promised before?",
      "What do you yourself doubt about it?",
    ],
    options: [
      "Where could it be tried small and undone if need be?",
      "Which of the sceptics, if they came round, would bring others?",
      "What can you let people decide for themselves?",
    ],
    will: ["What will you do first, with whom, and when?"],
    advice: [
      "ask the strongest sceptic to name what would have to be true for it to work, and build the first test from the answer",
      "say first what will not change, then what will, then what you don't know yet",
    ],
  },
];
