import { GRIEF } from "./scenes/serious";

/**
 * What often lies under something a person tells: a reflection that goes beyond their words, said as a guess. The first
 * whose pattern is in the message, and that was not said yet, is used.
 */
export const UNDERTONES: { when: RegExp; lines: string[] }[] = [
  {
    when: GRIEF,
    lines: ["I'm sorry for your loss.", "A loss like that keeps its own time, at work too."],
  },
  {
    when: /\b(?:lied|lie to|hid it|kept it from|didn't tell (?:him|her|them)|not honest|dishonest)\b/,
    lines: ["That goes against how you want to deal with people.", "Keeping it from them has a price, and you pay it."],
  },
  {
    when: /\b(?:can't|cannot|couldn't|not allowed to|must not) (?:tell|talk|say(?! (?:no|yes)\b)|speak|share)\b|\b(?:haven't|have not) (?:told|shared|spoken|talked)\b(?! (?:to|with) (?!anyone|anybody|a soul))|\bnobody knows\b|\btold nobody\b/,
    lines: ["So you carry it without anybody to share it with.", "It has been yours alone so far."],
  },
  {
    when: /\b(?:i|we) (?:just |only )?(?:smiled|nodded|laughed it off|said nothing|said thank you|said yes|swallowed|stayed (?:quiet|silent)|kept quiet|walked away|let it (?:go|pass|happen))\b|\bdidn't (?:say|do) anything\b|\bhave(?:n't| not| never) said anything\b/,
    lines: [
      "What you did not say then is still waiting, it seems.",
      "Letting it pass has not made it smaller.",
      "Silence was the safe answer, and it has not felt like one since.",
    ],
  },
  {
    when: /\b(?:walk(?:s|ed) past me|hasn't (?:replied|answered|called)|haven't heard|doesn't (?:reply|answer|call)|stopped talking to me|not speaking|ghosted|ignor(?:es|ed|ing) me|like i was air)\b/,
    lines: ["Silence like that can be louder than an argument.", "No answer is an answer too, and hard to read."],
  },
  {
    when: /\b(?:(?:did|criticis|criticiz|correct|contradict|interrupt|laugh|embarrass|humiliat|shout|yell|blam|snap|undermin|attack|mock|told me off|dressed me down|called me out|put me down|cut me off|cried|froze|failed)\w*[^.!?]{0,40} in front of (?:everyone|everybody|the|my|all)|my team (?:knew|knows|sees|saw|heard)|everybody (?:knew|knows|saw|laughed)|everyone (?:knew|knows|saw|laughed)|people still mention)\b/,
    lines: ["Others were watching, and that makes it heavier.", "It happened before an audience whose view counts."],
  },
  {
    when: /\b(?:didn't (?:even )?tell me|nobody (?:has )?told me (?!what|why|how)|without (?:asking|telling) (?:me|us)|last to know|decisions? without me|decides without me|behind my back)\b/,
    lines: [
      "To be left out of it may hurt as much as the thing itself.",
      "It was decided around you, and that says something to you.",
    ],
  },
  {
    when: /\b(?:found out (?:from|by|through|in|on)|read (?:it|about it) in|learned (?:it|about it|of it) (?:from|through|by)|heard (?:it|about it|of it) from)\b/,
    lines: ["You got it second hand, and that leaves room for guessing.", "It reached you by a detour."],
  },
  {
    when: /\b(?:isn't signed off|one more analysis|can't decide|cannot decide|won't decide|never decides|keeps changing|changes his mind|changes her mind|moves the goalposts)\b/,
    lines: ["You are left holding what somebody else will not settle.", "As long as it stays open, you pay for it."],
  },
  {
    when: /\b(?:everyone|everybody|people|they all|my (?:friends|parents)) (?:thinks?|says?|tells? me|expects?|laughed)\b/,
    lines: [
      "There are many voices in this, and yours is one of them.",
      "Other people have had their say on it already.",
    ],
  },
  {
    when: /\bmy (?:wife|husband|partner|kids?|children|daughter|son|family)\b.{0,30}\b(?:complain\w*|barely|hardly|never|miss\w*|notic\w+|worr\w+|laugh\w*|cr(?:y|ies|ied)|sees? me)\b|\bat home\b/,
    lines: ["So it does not stay at the office.", "It reaches the people you come home to."],
  },
  {
    when: /\b(?:wake|woke|awake|sleep|slept|at night|(?:up|emails?|mails?|works?|working|think|thinking) at (?:three|four|five|[345] ?am)|calls? (?:me )?(?:on )?sundays?|sunday evening)\b/,
    lines: ["It follows you into the hours that should be yours.", "Your body has noticed before the calendar did."],
  },
  {
    when: /\b(?:i used to|we used to|i can't remember the last|not since|(?:don't|do not|can't|cannot) (?:\w+ )?(?:enjoy|like|love|laugh|feel|care|look forward|recogni[sz]e)\b[^.!?]*\bany ?more)\b|\bno longer (?:enjoy|like|love|laugh|feel|care|look forward|recogni[sz]e)\b/,
    lines: ["Something that was yours has got lost on the way.", "You can still tell what it was like before."],
  },
  {
    when: /\b(?:who (?:i am|am i)|identity|without (?:this|the|my) (?:job|title|role)|that's all i (?:am|know)|if i weren't)\b/,
    lines: ["The question behind it seems to be who you are besides this."],
  },
  {
    when: /\b(?:i (?:sent|wrote) (?:him|her|them) an angry|not my finest|i (?:snapped|shouted|yelled|lost it|overreacted|exploded)|i should(?:n't)? have|my own (?:fault|mistake)|i regret|i'm not proud)\b/,
    lines: ["You look at your own part without being asked to.", "You would do that moment over if you could."],
  },
  {
    when: /\b(?:i understand (?:the|his|her|their|why)|under (?:huge |a lot of |great )?pressure|he's tired|she's tired|i see (?:that|his|her)|can't blame)\b/,
    lines: [
      "You can see it from the other side and still not want it.",
      "Understanding it has not settled it for you.",
    ],
  },
  {
    when: /\b(?:i owe (?:him|her|them)|pulled me up|loyal\w*|recruited me|gave me (?:my|a) (?:chance|start|job)|betray\w*|let (?:him|her|them) down)\b/,
    lines: [
      "Loyalty is in this, and it makes the plain way harder.",
      "You would not want to be somebody who forgets that.",
    ],
  },
  {
    when: /\b(?:can't afford|mortgage|just had a baby|bought a house|need the (?:money|job)|a fifth|less money|feed)\b/,
    lines: ["There is more than a job hanging on it.", "The numbers are real, and they are not the whole of it."],
  },
  {
    when: /\b(?:he (?:presents|talks) well|plays golf|always in (?:the|his|her)|college friend|business school|inner circle|old boys)\b/,
    lines: [
      "It looks as if nearness counts for more than results.",
      "Others seem to have a way in that you don't use.",
    ],
  },
  {
    when: /\b(?:years in a row|better numbers|hit my (?:number|target|plan)|i (?:always )?deliver(?:ed)? (?:better|more|every)|my reviews are|missed (?:his|hers|theirs)|bill more)\b/,
    lines: [
      "You kept your side of it, and it did not count as you thought.",
      "By the figures it ought to look different.",
    ],
  },
  {
    when: /\b(?:maybe i'm|am i|perhaps i'm|i don't want to (?:be|look|seem|sound) (?:the |a |an )?(?:bitter|naive|petty|weak|difficult|one who|man|woman|person))\b/,
    lines: [
      "How you come out of this matters to you as much as what comes out.",
      "There is somebody you do not want to become in this.",
    ],
  },
  {
    when: /\b(?:i'm|i am|i was|i get|it's|we're) (?:so |really |very |a bit |just |too )?(?:afraid|scared|worried|terrified|nervous)\b/,
    lines: ["The fear has a point, and it is also only one voice.", "Part of it has not happened and weighs already."],
  },
  {
    when: /\b(?:forget the time|gave me energy|gives me energy|always wanted|what i miss|i love|i loved|makes me happy|feels? (?:alive|right))\b/,
    lines: ["There is more life in that sentence than in the others.", "That one sounds like you."],
  },
  {
    when: /\b(?:managed out|pushed out|wants? me out|replace me|calling my|(?:go|goes|going|went|work\w*|talk\w*|decid\w+) around me|over my head|not on the (?:first )?(?:list|invite)|not invited|first version)\b/,
    lines: ["Small signs are adding up to one picture.", "You are reading signs, because nobody says it to your face."],
  },
  {
    when: /\b(?:whose|which) (?:plan|decision|call)\b|\bwho decides\b|\bmy plan or his\b|\bnot my (?:plan|decision|call)\b/,
    lines: ["It is not clear any more what is yours to decide."],
  },
  {
    when: /\b(?:deadline|not enough time|running out of time|only (?:two|three|\d+) (?:days|weeks) left)\b/,
    lines: ["The clock is part of the pressure.", "There is less time in this than you would like."],
  },
  {
    when: /\b(?:vague|whatever that means|never gives? (?:me )?an? example|no feedback|nobody (?:has )?told me (?:what|why|how)|unclear)\b/,
    lines: ["You were given a verdict and nothing to work with.", "It is hard to answer something that stays vague."],
  },
  {
    when: /\b(?:in|for|after|since) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years\b|\bsince (?:19|20)\d\d\b|\bgeneration\b/,
    lines: ["Years have gone into this, not weeks.", "That is a long time to put aside in one conversation."],
  },
  {
    when: /\b(?:died|dementia|cancer|funeral|passed away|diagnosed(?! with (?:adhd|add|autism|dyslexia))|(?:in|to|from) (?:the )?hospital(?! (?:in|where|group|system|board|with))|(?<!feels? |feeling |me )sick(?! of))\b/,
    lines: [
      "That is a great deal to carry beside the job.",
      "Beside that, much at work looks small, and still has to be done.",
    ],
  },
  {
    when: /\b(?:he's|she's|they're|he is|she is|they are) (?:\w+ )?(?:good|great|the best|loyal|honest|talented|my friend|a friend)\b/,
    lines: ["You do see what is good there, and that makes it no easier."],
  },
  {
    when: /\b(?:jealous|envy|idiots?|incompetent|lazy|clueless|couldn't take the pace|(?:they're|they are|everyone else is|others are) (?:slow|stupid|weak))\b/,
    lines: [
      "That is one reading of it; they would have another.",
      "It may be so, and it leaves nothing for you to do.",
    ],
  },
  {
    when: /\b(?:don't want to (?:ask|push|put pressure|make it worse|hurt|upset|embarrass))\b/,
    lines: ["You would like to act without doing harm.", "Being careful with them is part of what you want."],
  },
];
