import { findShownText } from "./find-shown-text";

it.each([
  ["\"I felt left alone in yesterday's meeting and I'd like to talk about it.\" Good like this?", /^I felt left alone/],
  ["Is that polite enough? Dear Sir, we wait since three weeks for your payment.", /^Dear Sir/],
  ["sms to my trainee: You were late again. Tomorrow 7 sharp or we have a serious talk.\nok?", /^You were late again/],
  [
    "Dear Mr Vogel,\nI cannot take on the additional project before June.\nP. Hahn\nWould this be acceptable?",
    /^Dear Mr Vogel/,
  ],
])("finds the text in '%s'", (message, shown) => expect(findShownText(message)).toMatch(shown));

it.each([
  "Fine. Write: We will not renew the cleaning contract after June.",
  'Please write "Your contract ends on 31 December and will not be extended" and keep away from words like unfortunately.',
  "We lost two drivers this week and nobody upstairs has said a word about it.",
])("finds none in '%s'", (message) => expect(findShownText(message)).toBeNull());
