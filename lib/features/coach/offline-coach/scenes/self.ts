import type { Scene } from "./scene";

export const SELF_SCENES: Scene[] = [
  {
    id: "burnout",
    match:
      /\b(?:burn(?:ed|t|ing)?[ -]?out|burnout|exhaust\w+|drained|running on (?:empty|fumes)|worn out|no energy|can't switch off|can't sleep|not sleeping|sleepless|awake at (?:night|\d)|breaking point|too much|overwhelm\w*|drowning|collapse\w*|stressed|so much stress|under (?:a lot of |constant |so much )?(?:stress|pressure)|working (?:weekends|nights|\d\d hours|until)|\d\d[- ]hour weeks?|at my limit|tired)\b/g,
    setting: /^too much$/,
    see: [
      "It sounds as if you have been paying with yourself for a while, and the bill has come.",
      "Perhaps the tiredness is not only about hours, but about what the hours are for.",
      "Holding on has worked so far, which may be why it is hard to stop.",
    ],
    goal: [
      "If the next month went easier on you, what would be the first sign of it?",
      "What do you want back first: sleep, time, or the feeling that it is worth it?",
    ],
    reality: [
      "What takes the most out of you: the amount, the people, or the pointlessness of some of it?",
      "What have you dropped lately that used to keep you well?",
      "Who knows how it really is?",
      "What would happen, in fact, if one thing on your list did not get done?",
    ],
    options: [
      "What could be later, smaller or somebody else's?",
      "Which hour of the day could be closed to everybody, starting this week?",
      "Whom could you tell, and what would you ask of them?",
    ],
    will: ["What will you take off your plate first, and on which day?"],
    advice: [
      "choose one recurring thing to drop for two weeks, tell the people it touches beforehand, and see what really breaks",
      "put an end to the working day in the calendar like a meeting with somebody you respect, three days a week to start with",
    ],
  },
  {
    id: "overload",
    match:
      /\b(?:priorit\w+|too many (?:meetings|projects|things|emails?|requests)|meetings? all day|back[- ]to[- ]back|no time (?:to|for)|firefight\w+|fighting fires|can't (?:say no|keep up|focus|catch up)|saying no|say no|to-?do list|procrastinat\w*|keep putting (?:it|things) off|distract\w+|urgent|inbox|time management|juggl\w+|spread too thin|workload|overcommit\w+)\b/g,
    setting: /^(?:say(?:ing)? no|no time (?:to|for)|urgent|inbox|distract\w+|priorit\w+)$/,
    see: [
      "It sounds as if everybody's priorities have a place in your week except your own.",
      "A yes is quick and its price is paid later, perhaps, and mostly by you.",
    ],
    goal: [
      "If you could finish only one thing this month, which would change the most?",
      "What would you do with four free hours on Thursday?",
    ],
    reality: [
      "Which of these things would be missed in six months, and by whom?",
      "What did you say yes to in the last week that you would refuse today?",
      "Where does the work come in, and who decides that it is yours?",
      "What do you get from being busy, if you are honest?",
    ],
    options: [
      "Which three things could you tell people you won't do this quarter?",
      "What could you shorten by half without asking anybody?",
      "How would you say no to the next request in one friendly sentence?",
    ],
    will: ["What will you cancel, move or refuse, and on which day?"],
    advice: [
      "answer the next request with a trade rather than a no: ‘I can do it if this other thing moves; which should it be’",
      "block the first ninety minutes of three days for the one thing that changes most, and let everything else start after it",
    ],
  },
  {
    id: "impostor",
    match:
      /\b(?:impost[oe]r|(?:like|am|i'm) a fraud|fake|(?:be|being|get|getting) found out|don't (?:belong|deserve)|not (?:good|smart|qualified|experienced) enough|self-?doubt|doubt myself|confiden(?:ce|t)|insecure|out of my depth|in over my head|everyone (?:else )?(?:is|seems) (?:smarter|better|more)|(?:i'm|i am|feel) not ready|not ready for (?:the|this|that|a) (?:role|job|step|promotion|title)|second-?guess\w*|comparing myself)\b/g,
    see: [
      "It sounds as if you are judging your insides by other people's outsides.",
      "The doubt may be the price of standing somewhere new, rather than proof that you shouldn't be there.",
    ],
    goal: [
      "If the doubt were still there but had no vote, what would you do next?",
      "What would you like to be able to rely on in yourself when it counts?",
    ],
    reality: [
      "What do the people who chose you know that the doubt leaves out?",
      "When was it quiet, even for an hour, and what were you doing?",
      "What would be the evidence on each side, if a fair judge asked for it?",
      "Whose voice does it have?",
    ],
    options: [
      "What would be a step that is slightly too big and still safe to fail at?",
      "Whom could you ask what they rely on you for?",
      "What could you prepare once, so that you don't have to feel ready every time?",
    ],
    will: ["What will you do with the doubt still in the room, and when?"],
    advice: [
      "ask three people who know your work for one thing they rely on you for, and keep the answers where you see them before the next big moment",
      "keep a list of decisions with what you expected and what happened; after ten lines you will know how far to trust yourself",
    ],
  },
  {
    id: "speaking-up",
    match:
      /\b(?:speak(?:ing)? up|quiet in (?:meetings|the room)|talked over|talk over me|interrupt(?:s|ed|ing)? me|can't get a word in|executive presence|gravitas|be(?:ing)? (?:seen|heard|visible|invisible|overlooked|ignored)|visibility|more visible|introvert\w*|freeze|go blank|went blank|don't say anything|stay quiet|shy|networking|hold back)\b/g,
    see: [
      "It sounds as if the thought is there in time and the moment goes to somebody else.",
      "Others may take your silence for agreement, or for having nothing to say, while you are still thinking it through.",
    ],
    goal: [
      "In which one room would being heard change the most?",
      "What would you like people to say you added, when you leave the meeting?",
    ],
    reality: [
      "What goes through your mind in the seconds before you don't say it?",
      "When does it come easily, and who is in the room then?",
      "What happened the last time you did speak early?",
      "Who notices when you are quiet, and who doesn't?",
    ],
    options: [
      "What could you say in the first five minutes that needs no courage, only preparation?",
      "Who could hand you the word, if you asked them beforehand?",
      "How could your view be in the room before you are, on paper?",
    ],
    will: ["In which meeting will you do it, and what will your first sentence be?"],
    advice: [
      "prepare one sentence and one question for the next meeting, and use one of them in the first ten minutes, ready or not",
      "when somebody cuts in, finish with ‘one more sentence and I'm with you’, and say the sentence",
    ],
  },
  {
    id: "presenting",
    match:
      /\b(?:presentation|present(?:ing)? (?:to|at|in front|the)|public speaking|keynote|speech|on stage|all-?hands|town ?hall|pitch(?:ing)? (?:to|the|for)|stage fright|nervous(?:ness)? (?:about|before|when)|interview (?:on|next|tomorrow|this))\b/g,
    see: [
      "It sounds as if you are preparing for every question except the one that matters to you.",
      "Perhaps it is less the talk itself than who will be watching it.",
    ],
    goal: [
      "When you sit down again, what should they decide, feel or remember?",
      "What would make you say afterwards that it went well, whatever they do?",
    ],
    reality: [
      "Who is in the room, and what does each of them need from it?",
      "Which minute of it worries you most?",
      "What went well the last time, even if the rest did not?",
      "What is the one question you hope nobody asks?",
    ],
    options: [
      "If you had ninety seconds and no slides, what would you say?",
      "With whom could you rehearse the hardest three minutes aloud?",
      "What could you leave out so that the point stands by itself?",
    ],
    will: ["When will you rehearse it aloud, and with whom?"],
    advice: [
      "write the last sentence first and the first sentence second, learn those two by heart, and let the middle be free",
      "answer the question you fear in forty seconds, aloud, five times, before you touch another slide",
    ],
  },
  {
    id: "perfectionism",
    match:
      /\b(?:perfection\w*|perfect|good enough|over-?think\w*|over-?prepar\w*|check(?:ing)? (?:everything|it) (?:twice|again|three times)|never (?:finished|done|satisfied)|analysis paralysis|high standards|can't let (?:it|things) go|details? (?:matter|right)|polish\w*)\b/g,
    see: [
      "It sounds as if ‘done’ keeps moving a little further off as you get nearer.",
      "The standard protects you from something, perhaps, and charges for it.",
    ],
    goal: [
      "Where does excellence pay here, and where would right be enough?",
      "What would you do with the time that the last tenth takes?",
    ],
    reality: [
      "Who has ever asked for the last ten percent?",
      "What do you fear somebody would think, and who is that somebody?",
      "What waits while you polish?",
      "When did something go out unfinished, and what happened then?",
    ],
    options: [
      "How would you define good enough for this, in one line, before you start?",
      "What could you show half-finished, to whom, and learn from it?",
      "What could you set a clock on?",
    ],
    will: ["Which piece will go out as it is, and when?"],
    advice: [
      "write the line that says when it is good enough before you begin, and send it at that line even if it itches",
    ],
  },
  {
    id: "family",
    match:
      /\b(?:my (?:wife|husband|partner|kids?|children|son|daughter|family|baby|marriage|home)|work[- ]life|at home|bedtime|parental leave|maternity|paternity|caring for|being (?:a )?(?:parent|mother|father|present)|guilt(?:y)?)\b/g,
    setting: /^(?:my (?:wife|husband|partner|kids?|children|son|daughter|family|baby|home)|at home)$/,
    see: [
      "It sounds as if both places get you, and neither gets the one you would like to give.",
      "Guilt is perhaps standing in for a decision that has not been made yet.",
    ],
    goal: [
      "What would the people at home notice first if this got better?",
      "Which moments of the week do you not want to miss any more?",
    ],
    reality: [
      "What have you and they said to each other about it, rather than thought?",
      "Which part of it is the calendar, and which part is where your head is?",
      "What do you fear would happen at work if you guarded those hours?",
      "What already works, even if it is small?",
    ],
    options: [
      "Which one evening could be fixed, and who has to know?",
      "What could you ask of work that others have already got?",
      "What would being fully there for half an hour look like?",
    ],
    will: ["Which hour will you guard this week, and whom will you tell?"],
    advice: [
      "ask them which one moment in the week matters most to them, guard that one, and let the others be negotiable",
    ],
  },
  {
    id: "lonely",
    match:
      /\b(?:lonely|loneliness|alone (?:in|with|at)|nobody (?:to talk|i can talk|understands|knows)|no one (?:to talk|i can talk|understands)|isolated|can't (?:talk|tell|show) (?:to )?any(?:one|body)|on my own with)\b/g,
    see: [
      "It sounds as if everybody brings you things, and there is no place where you bring yours.",
      "Being the one who stays calm may have made it hard for anybody to see.",
    ],
    goal: [
      "If you had one person to think aloud with, what would you bring first?",
      "What would make it a little less lonely from next week on?",
    ],
    reality: [
      "Who used to be that person for you?",
      "What do you think would happen if somebody saw it?",
      "Which part of it can't be shared, and which part only hasn't been?",
    ],
    options: [
      "Who outside your own company carries something similar?",
      "Whom could you tell one true sentence about how it is?",
      "What kind of company would you want: advice, or simply somebody who knows?",
    ],
    will: ["Whom will you call, and when?"],
    advice: [
      "ask somebody in the same chair at another company for an hour a month, on the terms that neither of you fixes anything",
    ],
  },
];
