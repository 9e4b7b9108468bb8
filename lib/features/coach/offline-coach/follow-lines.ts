/** Questions that follow from what a clause is, whatever it is about; each is asked at most once in a conversation. */
export const FOLLOWS: { when: RegExp; lines: string[] }[] = [
  {
    when: /\b(?:i|we)\b.{0,20}\b(?:always|never|keep|usually|every time|tend to|end up|again and again|can't help)\b/,
    lines: [
      "What are you protecting when that happens?",
      "When did it last go otherwise?",
      "What does it give you, besides what it costs?",
      "What would the opposite look like, just once?",
    ],
  },
  {
    when: /\b(?:afraid|scared|worried|worry|fear|terrified|nervous|dread|anxious|what if)\b/,
    lines: [
      "What is the worst that could realistically happen, and what would you do then?",
      "If you had to bet, how likely is it?",
      "What would you do if the fear were half its size?",
    ],
  },
  {
    when: /\b(?:can't|cannot|can not|unable|impossible|no way|not able|no chance)\b/,
    lines: [
      "What would have to change for it to become possible?",
      "What have you managed in spite of it?",
      "Is it that it can't be done, or that it would cost something?",
    ],
  },
  {
    when: /\b(?:have to|must|should|supposed to|ought to|need to|expected to)\b/,
    lines: ["What would happen if you didn't?", "Who says so, besides you?", "Which part of that is yours to decide?"],
  },
  {
    when: /\b(?:he|she|they|boss|manager|ceo|cfo|board|team|colleague|peer|people|everyone)\b.{0,30}\b(?:wants?|thinks?|probably|hates?|doesn't care|don't care|feels?|believes?|is trying|are trying|expects?|sees? me|respects?|trusts?|resents?|afraid|jealous|ignores?)\b/,
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
    when: /\b(?:he|she|they|it|boss|manager|[a-z]+) (?:said|told me|asked|took|gave|went|left|cut|interrupted|ignored|promised|decided|announced|blamed|shouted|laughed|changed|moved|cancelled|canceled)\b/,
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
  "What speaks for it, and what speaks against it?",
  "What would the first minute of it look like?",
  "What would make it worth the risk?",
  "How would you know that it worked?",
];
