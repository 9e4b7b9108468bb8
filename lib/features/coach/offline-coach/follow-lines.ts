/** Said in anger, and hard to take back. */
export const CANNOT_BE_UNDONE =
  /\b(?:want|going|tempted|about|feel like|could|i'll|will|would love) (?:to )?(?:just )?(?:forward\w*|send\w*|post\w*|leak\w*|cc|copy\w*|reply\w*)\b.{0,30}\b(?:everybody|everyone|the (?:whole|entire) \w+|all (?:staff|of them)|linkedin|the press)\b|\b(?:want|going|tempted|about|feel like|i'll|will|would love) (?:to )?(?:just )?(?:quit\w*|resign\w*|walk(?:ing)? out|throw\w*)\b.{0,24}\b(?:today|now|tomorrow|on the spot|out (?:of )?the window|in (?:his|her|their) face)\b/;
export const SOBER_QUESTIONS = [
  "What would it have changed by the end of the week?",
  "What would you want to have done, looking back in a month?",
];

/** Questions that follow from what a clause is, whatever it is about; each is asked at most once in a conversation. */
export const FOLLOWS: { when: RegExp; lines: string[] }[] = [
  {
    when: /\b(?:died|dementia|cancer|passed away|funeral|hospital)\b/,
    lines: ["How are you in all this?", "What does that change about what you want?"],
  },
  {
    when: /\b(?:gave|gives|giving) me (?:energy|joy|strength)|\b(?:i|we) (?:used to )?(?:love|loved|enjoy|enjoyed|miss)\b/,
    lines: [
      "What was it exactly that did that?",
      "How could there be more of it?",
      "What does it tell you about what you need?",
    ],
  },
  {
    when: /\b(?:should(?:n't| not)? have|could have|ought to have|wish (?:i|we) had|my (?:own )?(?:fault|mistake))\b/,
    lines: ["What kept you from it?", "What can still be repaired?", "What would you do with that now?"],
  },
  {
    when: /\b(?:waiting|keep waiting|wait for|put(?:ting)? (?:it )?off|postpon\w*|haven't (?:told|asked|said|called|talked))\b/,
    lines: ["What are you waiting for?", "What would make it today rather than later?"],
  },
  {
    when: /\b(?:my gut|gut says|instinct|my heart|part of me|a part of me|voice in my head)\b/,
    lines: ["And the other part?", "What does it know that your head doesn't?"],
  },
  {
    when: /\b(?:sleep\w*|slept|awake|wake|woke|exhausted|tired|drained|burned out|burnt out)\b/,
    lines: [
      "What would rest look like this week?",
      "Who knows how it really is?",
      "What could stop without being missed?",
    ],
  },
  {
    when: /\bmy (?:wife|husband|partner|kids?|children|son|daughter|family|mother|father|parents|mum|mom|dad)\b.{0,25}\b(?:says?|said|thinks?|laugh\w*|wants?|asked|asks|tells?|told|would|hates?|worr\w+|complain\w*)\b/,
    lines: ["And what do you say to that?", "What did you answer?"],
  },
  {
    when: /\b(?:less money|more money|the money|pays|my (?:salary|pay|bonus|raise|equity))\b/,
    lines: ["How much would be enough?", "What would the money stand for?"],
  },
  {
    when: /\b(?:i|i'm|i was|me|my)\b.*\b(?:laugh\w*|in front of (?:everyone|everybody|the|my|all)|embarrass\w*|looks? (?:weak|stupid|bad|petty)|a fool|like an idiot)\b/,
    lines: ["Whose view of it matters to you?", "What would you like them to have seen?"],
  },
  {
    when: /\b(?:i|we)\b.{0,20}\b(?:always|never|keep (?:on )?\w+ing|usually|every time|tend to|end up|again and again|can't help)\b/,
    lines: [
      "What are you protecting when that happens?",
      "When did it last go otherwise?",
      "What does it give you, besides what it costs?",
      "What would the opposite look like, just once?",
    ],
  },
  {
    when: /\b(?:i|i'm|i am|i was|we|we're)\b.{0,20}\b(?:afraid|scared|worried|worry|fear|terrified|nervous|dread|anxious|what if)\b/,
    lines: [
      "What is the worst that could realistically happen?",
      "If you had to bet, how likely is it?",
      "What would you do if the fear were half its size?",
    ],
  },
  {
    when: /\b(?:can't|cannot|can not|unable|impossible|no way|not able|no chance)\b/,
    lines: [
      "What would make it possible?",
      "What have you managed in spite of it?",
      "Can't be done, or would cost something?",
    ],
  },
  {
    // What somebody else says that they should is another matter.
    when: /^(?!.*\b(?:says?|said|thinks?|tells?|told)\b).*\b(?:i|we)\b.{0,24}\b(?:have to|must|should(?! have)|supposed to|ought to(?! have)|need to|expected to)\b/,
    lines: ["What would happen if you didn't?", "Who says so, besides you?", "Which part of that is yours to decide?"],
  },
  {
    when: /\b(?:he|she|they|boss|manager|ceo|cfo|board|team|colleague|peer)\b.{0,30}\b(?:thinks?|probably|hates?|doesn't care|don't care|believes?|is trying|are trying|expects?|sees? me|respects?|trusts?|resents?|afraid|jealous|ignores?)\b/,
    lines: [
      "How could you find out whether that is so?",
      "What have you seen or heard that points to it?",
      "What else could explain it?",
    ],
  },
  {
    when: /\b(?:i|we) (?:told|said|asked|tried|sent|wrote|raised|suggested|explained|offered|spoke|talked|met|called|brought)\b/,
    lines: ["What happened right after that?", "What did you hope would come of it?", "What did you leave out?"],
  },
  {
    when: /\b(?:he|she|they|boss|manager|(?:my|our|the) [a-z]+) (?:said|told me|asked|took|gave|went|left|cut|interrupted|ignored|promised|decided|announced|blamed|shouted|laughed|changed|moved|cancelled|canceled)\b/,
    lines: [
      "What did you do in the minute after?",
      "What did you make of it at the time?",
      "What would you have liked to say?",
    ],
  },
  {
    when: /\b(?:love|proud|enjoy|good at|works well|went well|happy|excited|energy|grateful|glad|lucky)\b/,
    lines: ["What makes that work?", "How could there be more of it?", "What does it tell you about what you need?"],
  },
  {
    when: /\b(?:for (?:months|years|weeks|ages|a long time|\w+ (?:months|years))|since (?:january|february|march|april|may|june|july|august|september|october|november|december|last|the))\b/,
    lines: ["What has kept you going so far?", "What has changed since it began?"],
  },
];

/** After an idea of the person's own. */
export const IDEA_QUESTIONS = [
  "What speaks for it, and what against?",
  "What would the first minute look like?",
  "What would make it worth the risk?",
  "How would you know it worked?",
];
