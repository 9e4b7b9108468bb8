import type { Talk } from "./talks";

/** Talks with people who write as they have time: clipped, impatient, several matters at once, other languages in between. */
export const BUSY_TALKS: Talk[] = [
  {
    topic: "a board in two days, in as few words as possible",
    turns: [
      { said: "board thursday. not ready" },
      { said: "numbers r bad. 11% under plan" },
      { said: "Helen (chair) will eat me alive" },
      { said: "dont know" },
      { said: "you already asked that" },
      { said: "tell her before i guess" },
      { said: "call her" },
      { said: "wed" },
      { said: "no time" },
      { said: "7." },
      { said: "ok what was the plan", expect: /call her/i },
      { said: "ta" },
    ],
  },
  {
    topic: "several matters in one message",
    turns: [
      {
        said: "Three things: (1) my bonus got cut by 30k with no explanation (2) Tomas, who reports to me, wants to move to Berlin (3) I haven't slept properly since our daughter was born in May.",
      },
      { said: "the bonus", expect: /bonus/i },
      {
        said: "I asked Laurent (my boss) twice. First he said 'let me look into it' and then he said it's a HR matter.",
      },
      { said: "I'd rather write to Laurent and ask for the calculation in writing" },
      { said: "tonight when the baby is down" },
      { said: "I'll fall asleep lol. then I do it on the train tomorrow" },
      { said: "8" },
      { said: "ok now Tomas", expect: /Tomas|Berlin/ },
      { said: "He's my best guy, 4 yrs. If he goes I'd have to hire in Lisbon and that takes 6 months" },
      { said: "bye for now", expect: /Laurent/ },
    ],
  },
  {
    topic: "a rehearsal, and a wish that was not one",
    turns: [
      { said: "I need to tell my cofounder Priya that I want to be sole CEO" },
      { said: "can we roleplay? you be Priya" },
      { said: "Priya, I think maybe we should sort of talk about the co-CEO thing, if thats ok" },
      { said: "she'd say: so you've already decided. like always" },
      { said: "I should tell her that I've wanted this for a year, before I ask" },
      { said: "saturday, on our hike" },
      { said: "nothing. she'll be there" },
      { said: "7" },
      { said: "recap pls", expect: /wanted (?:this|it|to be)/i },
    ],
  },
  {
    topic: "an owner who does not let go, in three languages",
    turns: [
      { said: "Hi, I'm CFO of a Mittelstand company near Stuttgart, 900 people, the owner is 71" },
      { said: "He calls me 'der Buchhalter' in front of the Betriebsrat. not funny" },
      { said: "bref, I want him to hand over to his daughter before the bank meeting in April" },
      { said: "his daughter Sabine knows. she's on my side but she avoids him" },
      { said: "I could ask Sabine to come along to the bank prep" },
      { said: "naja, she'd say no first" },
      { said: "genau" },
      { said: "Let me ask her on Sunday after church" },
      { said: "keine Ahnung" },
      { said: "7 of 10" },
      { said: "danke, tschüss", expect: /Sunday/ },
    ],
  },
  {
    topic: "impatience with the coach",
    turns: [
      { said: "My head of sales left and took 3 reps to Salesforce" },
      { said: "stop repeating what i say", expect: /^(?!.*head of sales left)/i },
      { said: "I need to replace him in 6 weeks, q1 pipeline is at 40%" },
      { said: "Bea's great with clients, terrible with forecasts", expect: /^(?!.*terrible with forecasts)/i },
      { said: "I'd make her interim till march with a forecast person next to her" },
      { said: "talk to her before the all hands" },
      { said: "all hands is on thursday at 4" },
      { said: "she'll ask for money. then I offer a retention bonus, 20k in july" },
      { said: "9" },
      { said: "nothing. that'll do", expect: /talk to her/i },
    ],
  },
];
