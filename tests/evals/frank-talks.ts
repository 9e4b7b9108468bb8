import type { Talk } from "./talks";

/** Talks with people who answer what was asked: ashamed, sceptical, wanting to be challenged, in two minds, back the next day. */
export const FRANK_TALKS: Talk[] = [
  {
    topic: "a fundraise that fell apart, told with shame and ended with a plan",
    turns: [
      {
        said: "Series B fell apart on Friday. Lead investor pulled the term sheet two days before signing and I still have to tell the team.",
        expect: /two days before signing/,
      },
      {
        said: "A good result? That nobody panics and resigns on Monday. Honestly I'm ashamed, I told them it was done.",
      },
      { said: "I don't know how to say it without it sounding like we're dead. Payroll is covered for five months." },
      { said: "They know nothing. My co-CEO wants to wait until we have plan B." },
      { said: "That we'd look weak. I'd say it's more honest and they'd respect it." },
      { said: "So I'd tell the team Thursday, without plan B, with the payroll number.", expect: /^Thursday/ },
      {
        said: "my co-CEO says I'm panicking them. I say: you'll hear it at ten past ten anyway",
        expect: /If it is Thursday, then I tell the team/,
      },
      { said: "7" },
      { said: "ok thanks, bye" },
    ],
  },
  {
    topic: "a wish that answers the question is a wish and no fact",
    turns: [
      {
        said: "I've been offered a non-executive board seat at a listed company. Flattered, not sure I have the time.",
      },
      {
        said: "That I learn something instead of decorating their annual report.",
        expect: /(?:what you want|what counts) is that you learn something/i,
      },
      { said: "I say yes to too much. My wife says I collect jobs like other men collect watches." },
      { said: "I'd miss my son's rugby. That's the honest answer. Board meets on Thursdays." },
      {
        said: "Maybe I could ask the chair how many hours it really is.",
        expect: /ask the chair how many hours it really is/,
      },
      { said: "next tuesday, we have coffee", expect: /Tuesday/ },
      {
        said: "the hours are double what they say. then I say no and mean it",
        expect: /If the hours are double what they say, then I say no and mean it/,
      },
      { said: "6 because I like the flattery", expect: /\b6\b/ },
    ],
  },
  {
    topic: "somebody who asks to be challenged, and is",
    turns: [
      {
        said: "I want you to challenge me. I think I should fire my head of product.",
        expect: /You think you should fire your head of product.*\?$/,
      },
      { said: "I want to stop losing sleep over her roadmap. She's been here three years and ships nothing." },
      { said: "I hired her. I talked the board into her.", expect: /leaving out|your own doing|put up with|opposite/ },
      { said: "That she was right about the pivot and I wasn't. Nobody else would have said it." },
      { said: "Her contract ends in May, I've been waiting for it to solve itself" },
      { said: "She deserved to hear it in January. ok thanks, that's uncomfortable and useful", expect: /\?$/ },
      { said: "I'll tell her on Monday at ten, before the roadmap review", expect: /On Monday at ten/ },
    ],
  },
  {
    topic: "what somebody may say against a step",
    turns: [
      {
        said: "I need to tell my peer Anna that her project is being cut but I was told to keep it quiet until the board votes.",
      },
      { said: "I could ask the CEO for permission to tell her first." },
      { said: "She might say it's confidential.", expect: /(?:if|when) she says it's confidential.*\?$/i },
      { said: "then I ask when it won't be" },
      { said: "tomorrow 7am he's at the airport", expect: /Tomorrow/i },
      { said: "his assistant won't put me through. then i go to the gate", expect: /If it is tomorrow 7\s?am/i },
    ],
  },
  {
    topic: "advice that misses, and a return the next day",
    turns: [
      {
        said: "announcing a reorg tmrw 10am. 2 of my directors dont know yet they report to someone new. just tell me what to do",
        expect: /alone before anybody hears it/,
      },
      { said: "none of that. i said directors dont KNOW yet", expect: /off the table|does not fit/ },
      { said: "talk to both of them tonight" },
      {
        said: "they'll ask why nobody asked them. then i say it was my call",
        expect: /If they ask why nobody asked them, then I say it was my call/,
      },
      { said: "7" },
      { said: "hi, it's the next day. did it. two of them thanked me, one walked out", expect: /\bdid\b|done/ },
      { said: "I didn't want to spoil his weekend. I'll write to him tonight", expect: /Tonight/ },
    ],
  },
  {
    topic: "another matter in the middle of a message",
    turns: [
      { said: "My 360 came back and two people wrote that I'm intimidating." },
      {
        said: "I guess I don't do it at home. My kids walk all over me. Anyway, different thing, our biggest customer wants a price cut by tomorrow.",
        expect: /customer/,
      },
      { said: "Forty percent of our revenue. I told them I'd come back by noon." },
      {
        said: "We'd lose 2 points overall. I could offer 5 with a two-year term.",
        expect: /offer 5 with a two-year term/,
      },
    ],
  },
  {
    topic: "a life outside the job, and a question about who reads this",
    turns: [
      { said: "my coach quit so now i've got you. fantastic.", expect: /nothing for you yet|no trust/ },
      { said: "I run procurement and I've started to lie to my suppliers about volumes." },
      { said: "That they trust me, mainly. I said 80k units and I know it'll be 55.", expect: /trust you/ },
      { said: "what if they read this", expect: /account|employer/ },
      { said: "I'll call Brandt tomorrow and say 55.", expect: /^Tomorrow/ },
      { said: "he hangs up. then i write it", expect: /If it is tomorrow, then I call Brandt and say 55/ },
      { said: "sorry I have to jump, next call. same time tomorrow?", expect: /Brandt/ },
    ],
  },
];
