import type { Scene } from "./scene";

export const PEOPLE_SCENES: Scene[] = [
  {
    id: "credit",
    match:
      /\b(?:(?:took|takes|taking|steals?|stole|stealing|claimed|claims|claiming|gets|got) (?:the |all the |all of the |my |full )?credit|(?:presents?|presented|presenting|passes|passed|passing) (?:it|them|my (?:work|ideas?|deck|slides|numbers)|this|our work) (?:off )?as (?:his|her|their|his own|her own)|my idea (?:as|like) (?:his|hers|theirs)|credit for my)\b/g,
    see: [
      "Your work goes in and another name comes out; that is hard to let pass and awkward to raise.",
      "It may be about more than this one time: about whether doing it well is enough to be seen.",
    ],
    goal: [
      "What do you want to be true the next time your work is shown?",
      "Is it recognition for this piece that you want, or a different way of working from here on?",
    ],
    reality: [
      "How do you know that they saw it as taking, and not as presenting for the team?",
      "What did you say at the time, and what did you leave unsaid?",
      "Who else knows where the work came from?",
      "How often has it happened, and what did the times have in common?",
    ],
    options: [
      "Where could your name stand on the work before it leaves your hands?",
      "What could you say to them in private that is a request and not a charge?",
      "Who could give you the floor for your own part, if you asked beforehand?",
    ],
    will: ["What will you say, to whom, before the next occasion?"],
    advice: [
      "ask before the next one, not after the last one: ‘I'd like to present the part I built myself; which slot works’",
      "send the work up with two lines of summary and your name on them before the meeting, copied to those who need it",
    ],
  },
  {
    id: "boss",
    match:
      /\b(?:(?:difficult|bad|toxic|terrible|new|micromanaging|impossible|demanding) (?:boss|manager)|my (?:boss|manager|ceo|cfo|coo|cto|director|supervisor|vp|lead|chief|managing director|line manager)|micro-?manag(?:es|ed|ing|er|ement) me|report(?:ing)? to (?:him|her|someone)|(?:the|our) founder|skip[- ]level)\b/g,
    setting: /^(?:my [\w ]+|report(?:ing)? to \w+|(?:the|our) founder)$/,
    see: [
      "It sounds as if you spend a good part of your strength on managing upwards.",
      "Perhaps what wears you down is not the work itself but never knowing where you stand.",
      "There may be something they are worried about that they have not said to you.",
    ],
    goal: [
      "If things between you worked, what would a normal Tuesday look like?",
      "What is the one thing you would want them to do differently?",
    ],
    reality: [
      "What happened the last time, step by step?",
      "What do you think they are most afraid of going wrong?",
      "What have you told them directly, in words they could not mistake?",
      "When has it gone well between you, even once, and what was different then?",
      "What would they say about this, if I asked them?",
    ],
    options: [
      "What could you give them early that would make them need less from you late?",
      "If you had ten minutes and nothing to lose, what would you ask for?",
      "Who gets on with them well, and what do they do that you don't?",
    ],
    will: ["When will you raise it, and what is the first sentence?"],
    advice: [
      "ask about the worry rather than the behaviour: ‘What would you need to see from me on this to feel comfortable’",
      "agree on one fixed moment a week where they see everything, and offer it as a trade for being left alone in between",
    ],
  },
  {
    id: "cofounder",
    match:
      /\b(?:co-?founders?|business partners?|50[/ -]?50|founding team|my partner and i (?:own|run|started|founded))\b/g,
    see: [
      "You share the company, and at the moment you don't seem to share the picture of it.",
      "It sounds as if the question on the table is the company, and the one under it is the two of you.",
    ],
    goal: [
      "What would you like to be able to say about how the two of you settled this, whatever you decide?",
      "What has to be decided together, and what could each of you decide alone?",
    ],
    reality: [
      "What does each of you need from the company now, beyond the money?",
      "When did you last talk about it without an agenda?",
      "What would they say you are not seeing?",
      "What did you once agree on for a case like this?",
    ],
    options: [
      "Who could sit with the two of you whom you both trust?",
      "What could you agree on for sixty days only?",
      "What could you offer that would show them you heard their side?",
    ],
    will: ["When will you ask for that conversation, and how will you begin it?"],
    advice: [
      "each write one page on your own, what you want in three years and what you can't live with, swap the pages, and talk about nothing else for the first hour",
    ],
  },
  {
    id: "peer-conflict",
    match:
      /\b(?:(?:my |a |another )?(?:peer|colleague|coworker|co-worker|counterpart|teammate|co-?founder|business partner)s?\b.{0,60}\b(?:undermin\w+|conflict|fight\w*|argu\w+|difficult|blam\w+|interrupt\w*|refus\w+|block\w*|ignor\w+|behind my back|hostile|compet\w+|disagree\w*|attack\w*|toxic|passive|won't|doesn't|keeps)|(?:problem|trouble|issues?) with (?:a|my|another|one of my) (?:peer|colleague|coworker|co-worker|counterpart|teammate)s?|my peers?\b|conflict|clash\w*|undermin\w+ me|behind my back|turf|office politics|politics|not speaking to|falling out|at war with|silo(?:s|ed)?|thr(?:ew|ows?|own|owing) (?:me|us) under|bad-?mouth\w*)\b/g,
    setting: /^my peers?$/,
    see: [
      "It may be that the subject changes from time to time and the strain between you stays.",
      "Perhaps each of you is defending something the other one can't see.",
      "Some of it may be about the work, and some of it about who gets to say so.",
    ],
    goal: [
      "If the two of you worked well together a month from now, what would other people notice first?",
      "What do you need from them, as a minimum, to do your job?",
    ],
    reality: [
      "What did they do, the last time, that a camera would have recorded?",
      "What might they say you are doing to them?",
      "Where do your interests really collide, and where do they only seem to?",
      "How much of it have the two of you ever talked about directly?",
    ],
    options: [
      "What could you concede that costs you little and matters to them?",
      "What would you say if you wanted to be understood rather than to win?",
      "Who could sit between the two of you for one conversation?",
    ],
    will: ["When will you talk to them, and where will it be?"],
    advice: [
      "begin with the part you own, however small, then say what you saw and what you need, and ask how it looks from there",
      "meet on their ground with one question, ‘what would make this easier for you’, and hold your own case back for that meeting",
    ],
  },
  {
    id: "hard-talk",
    match:
      /\b(?:(?:difficult|hard|tough|awkward|honest|uncomfortable) (?:conversation|talk|feedback|message|discussion)|give (?:him|her|them|[a-z]+|my \w+) (?:some )?feedback|giv(?:e|ing) (?:critical |negative |honest |tough )?feedback|confront\w*|bring (?:it|this|that) up|raise it with|tell (?:him|her|them) (?:that|the truth|no)|say no to|avoid(?:ing)? (?:the|a|that|this) (?:conversation|talk|conflict)|putting off (?:the|a|that|this) (?:conversation|talk)|straight with)\b/g,
    see: [
      "You may have held this conversation in your head more often than it would ever take in the room.",
      "It sounds as if you want to be honest and stay decent, and fear that it can only be one of them.",
      "Waiting has perhaps felt kind, and the price of it is going up.",
    ],
    goal: [
      "When they walk out of that conversation, what should they know that they don't know now?",
      "What should still be intact between you when it is over?",
    ],
    reality: [
      "What have they heard from you about it so far, in so many words?",
      "What exactly did you see, without the label you have given it?",
      "What are you most afraid they will say back?",
      "What does it cost, and whom, for each week that it stays unsaid?",
    ],
    options: [
      "If you could say only two sentences, which would they be?",
      "What could you ask first, so that they get to see it themselves?",
      "Which setting would make it easiest for them to listen?",
    ],
    will: ["On which day will you have it, and how will it begin?"],
    advice: [
      "say it in three plain pieces: what you saw, what it led to, what you ask for; then stop and let them speak",
      "name the discomfort at the start in one sentence, ‘this is not easy for me to say and I think you should hear it from me’, and then say it",
    ],
  },
  {
    id: "criticised",
    match:
      /\b(?:(?:got|received|had|given) (?:some |harsh |tough |negative |critical |bad |mixed )?(?:feedback|review|appraisal|rating)|360|performance review|told (?:me )?(?:that )?i(?:'m| am) (?:too|not)|criticis\w+|criticiz\w+|they (?:say|said|think) i(?:'m| am) (?:too|not)|called me|pip\b|performance improvement plan)\b/g,
    see: [
      "It may be the kind of comment that is half wrong, and the other half is what keeps you awake.",
      "It sounds as if you heard a verdict where somebody may have meant an observation.",
    ],
    goal: [
      "What would you like to do with it: understand it, answer it, or change something?",
      "Six months on, what would you like the same people to say?",
    ],
    reality: [
      "What were the exact words, and who said them?",
      "Which part of it have you heard before, from somebody who wished you well?",
      "What might they have seen that looked like that from outside?",
      "When do you not behave that way at all?",
    ],
    options: [
      "Whom could you ask for one concrete example?",
      "What small thing could you do differently where exactly those people would see it?",
      "Which part of it will you deliberately not act on?",
    ],
    will: ["Whom will you ask about it, and when?"],
    advice: [
      "ask two people you trust for one moment when they saw it, thank them, and say nothing in your defence",
      "pick one meeting that recurs, tell one person there what you are working on, and ask them afterwards what they saw",
    ],
  },
  {
    id: "mistake",
    match:
      /\b(?:(?:i|we) (?:messed|screwed) up|my (?:mistake|fault|failure)|made a (?:big |huge |bad |terrible )?mistake|i failed|we failed|lost (?:the|a|our|my) (?:biggest |key |major )?(?:client|customer|deal|account|pitch|investor)|missed (?:the|our|my) (?:target|number|quarter|deadline|plan|forecast)|blew (?:it|the)|went (?:badly|wrong|terribly)|disaster|outage|embarrass\w+)\b/g,
    see: [
      "It sounds as if the event is over and the replay is not.",
      "Perhaps owning it and being defined by it have started to look like the same thing.",
    ],
    goal: [
      "What would you like people to remember about how you handled it?",
      "What needs to be put right, and what only needs to be past?",
    ],
    reality: [
      "What happened, as a neutral reporter would write it?",
      "Which part was yours, and which part was not?",
      "Who is affected, and what have they heard from you so far?",
      "What did you know at the time, as opposed to now?",
    ],
    options: [
      "What could you say about it in three sentences: what happened, what you learned, what changes?",
      "What would repair it with the person it hit hardest?",
      "What would make the same thing unlikely next time?",
    ],
    will: ["Whom will you speak to first, and when?"],
    advice: [
      "go to the person it hit hardest before they ask, say what happened without the reasons, and what you are doing about it",
      "write one page, what happened, what you knew, what changes, and share it once; then let others bring it up",
    ],
  },
  {
    id: "temper",
    match:
      /\b(?:lost my temper|lose my temper|snapp(?:ed|ing) at|i (?:yelled|shouted|exploded|blew up|lashed out)|too (?:harsh|blunt|aggressive|direct|impatient)|my anger|angry at (?:him|her|them|my)|short fuse|impatien\w+)\b/g,
    see: [
      "It sounds as if the anger was about something real, and the way it came out is what you regret.",
      "Perhaps it arrived long before that minute, and the minute was only the last drop.",
    ],
    goal: [
      "Next time it rises, what would you like to be able to do instead?",
      "What should the people who saw it be able to count on from you?",
    ],
    reality: [
      "What happened in the ten seconds before?",
      "What was it protecting, the anger?",
      "Who was there, and what have you said to them since?",
      "Where does it never happen, however bad the day?",
    ],
    options: [
      "What could you do with your hands, your voice or your chair in the first five seconds?",
      "What would a repair sound like that doesn't explain itself?",
      "Which early sign could somebody else point out to you?",
    ],
    will: ["What will you do the next time you feel it rising?"],
    advice: [
      "apologise for the manner and not for the point, in two sentences, within the day, to everybody who saw it",
      "agree with yourself on one sentence that buys time, ‘let me take that away and come back at four’, and use it at the first sign",
    ],
  },
];
