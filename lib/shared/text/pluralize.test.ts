import { countOf } from "./pluralize";

it.each([
  [1, "replies", "1 reply"],
  [1, "addresses", "1 address"],
  [1, "comments", "1 comment"],
  [1, "first reports", "1 first report"],
  [0, "replies", "0 replies"],
  [1_200, "addresses", "1,200 addresses"],
])("counts %i of %s as '%s'", (count, plural, text) => expect(countOf(count, plural)).toBe(text));
