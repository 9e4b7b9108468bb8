import { findDictated, writeDictated } from "./find-dictated";

const written = (message: string) => findDictated(message).map(writeDictated);

it.each([
  ["Fine. Write: I will not be there on Tuesday.", ["I will not be there on Tuesday."]],
  ["Please change it: I want to say that the report costs me an hour", ["The report costs me an hour."]],
  ["New mail: to a customer, our delivery is late", ["Our delivery is late."]],
  ["Please use 'We start on Monday at nine.' as the opening", ["We start on Monday at nine."]],
  ["Here is my text: we are three weeks late. Is that too harsh?", ["We are three weeks late."]],
  ["Tell Priya that the room is booked, please", ["The room is booked."]],
  ["I need to write to my boss that we are two people short.", ["We are two people short."]],
  ["Ask Mrs. Lund to send it by Friday.", ["Could you send it by Friday?"]],
  ["Would you ask Mrs. Lund whether the room is free?", ["Could you tell me whether the room is free?"]],
  ["Tell the interns that they did well.", ["You did well."]],
  ["Tell Priya that her contract is renewed", ["Your contract is renewed."]],
  ["Write: We close on Friday. That's all, he knows the rest.", ["We close on Friday."]],
  ["I want him to ask Lena first. Put that in.", ["Please ask Lena first."]],
])("finds what '%s' tells it to put in", (message, expected) => expect(written(message)).toEqual(expected));

it.each([
  "How do I tell her that we are late?",
  "She told me that I never listen.",
  'He said: "you will see what comes of it"',
  "I ask: how do I prepare my review?",
  "Write to Lena: she keeps missing her dates",
  "Write it again, from us to her.",
  "Make it shorter.",
  "I want the draft message to driver about papers late, please.",
  "The fact is new. And take out 'What would you need to see?', please.",
])("finds nothing to put in where '%s' dictates nothing", (message) => expect(findDictated(message)).toEqual([]));

it.each([
  [
    "Must tell the customer: delivery 4 weeks late. Their go-live is 3 March. Supplier failed us. Need mail.",
    ["Delivery 4 weeks late. Their go-live is 3 March. Supplier failed us."],
  ],
  ["I want to ask Martin how he wants to run my area.", ["Could you tell me how you want to run my area?"]],
  ["He will say 'but I was right'. What do I say then to him?", []],
  ["I want to remind my boss Karen of the raise she promised me in March.", []],
])("writes the words of '%s'", (message, words) => expect(written(message)).toEqual(words));
