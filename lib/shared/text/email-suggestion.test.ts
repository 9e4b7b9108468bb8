import { suggestEmail } from "./email-suggestion";

it.each([
  ["gmial.con", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmai.com", "gmail.com"],
  ["gmaill.com", "gmail.com"],
  ["gnail.com", "gmail.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmai.com", "hotmail.com"],
  ["outlok.com", "outlook.com"],
  ["outlook.cmo", "outlook.com"],
  ["yaho.com", "yahoo.com"],
  ["iclod.com", "icloud.com"],
  ["t-onlin.de", "t-online.de"],
  ["aol.con", "aol.com"],
  ["northwind.con", "northwind.com"],
])("takes %s for a slip of %s", (typed, meant) => {
  expect(suggestEmail(`Ada.B+x@${typed}`)).toBe(`Ada.B+x@${meant}`);
});

it.each([
  "gmail.com",
  "GMAIL.com",
  "mail.com",
  "ymail.com",
  "email.com",
  "gmx.de",
  "web.de",
  "live.com",
  "yahoo.co.uk",
  "hotmail.de",
  "outlook.at",
  "northwind.co",
  "outlaw.com",
  "gmail.example.com",
  "proton.me",
])("leaves %s alone", (domain) => {
  expect(suggestEmail(`ada@${domain}`)).toBeNull();
});

it("waits for a whole address", () => {
  for (const typed of ["", "ada", "ada@", "ada@gmial", "ada@gmial.", "a da@gmial.com", "a@b@gmial.com"])
    expect(suggestEmail(typed)).toBeNull();
});
