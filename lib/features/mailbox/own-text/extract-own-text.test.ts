import { extractOwnText } from "./extract-own-text";
import {
  CLIENTS,
  ENDINGS,
  expectedText,
  GREETINGS,
  renderBelow,
  renderBody,
  SENDER_NAMES,
  WRITTEN_MAILS,
} from "@/tests/support/mail/mail-corpus";
import { cpuTime } from "@/tests/support/cpu-time";

const own = (body: string) => extractOwnText(body).text;

describe("extractOwnText removes what others wrote", () => {
  it.each([
    [
      "Gmail, reply on top",
      "Works for me, let's ship it on Monday.\n\nOn Tue, Mar 3, 2026 at 9:14 AM Sam Roe <sam@example.com> wrote:\n\n> Can we ship?\n> \n> On Mon, Mar 2 somebody wrote:\n>> Old",
    ],
    [
      "Gmail, attribution wrapped over two lines",
      "Works for me, let's ship it on Monday.\n\nOn Tue, Mar 3, 2026 at 9:14 AM Samantha Roe-Longname <\nsam@example.com> wrote:\n\n> Can we ship?",
    ],
    [
      "Thunderbird, reply below",
      "On 03.03.26 09:14, Sam Roe wrote:\n> Can we ship?\n> Sam\n\nWorks for me, let's ship it on Monday.",
    ],
    [
      "Apple Mail",
      "Works for me, let's ship it on Monday.\n\n> On 3 Mar 2026, at 09:14, Sam Roe <sam@example.com> wrote:\n> \n> Can we ship?",
    ],
    [
      "Outlook header block",
      "Works for me, let's ship it on Monday.\n\nFrom: Sam Roe <sam@example.com>\nSent: Tuesday, March 3, 2026 9:14 AM\nTo: Jane Doe <jane@example.com>\nSubject: Ship\n\nCan we ship?",
    ],
    [
      "Outlook with a rule above the block",
      "Works for me, let's ship it on Monday.\n\n________________________________\nFrom: Sam Roe\nSent: Tuesday, March 3, 2026 9:14 AM\nTo: Jane Doe\nSubject: Ship\n\nCan we ship?",
    ],
    [
      "Outlook with bold marks of a text conversion",
      "Works for me, let's ship it on Monday.\n\n*From:* Sam Roe <sam@example.com>\n*Sent:* Tuesday\n*To:* Jane\n*Subject:* Ship\n\nCan we ship?",
    ],
    [
      "-----Original Message-----",
      "Works for me, let's ship it on Monday.\n\n-----Original Message-----\nFrom: Sam Roe\nCan we ship?",
    ],
    [
      "German Gmail",
      "Works for me, let's ship it on Monday.\n\nAm Di., 3. März 2026 um 09:14 Uhr schrieb Sam Roe <sam@example.com>:\n\n> Geht das?",
    ],
    [
      "German Outlook",
      "Works for me, let's ship it on Monday.\n\nVon: Sam Roe <sam@example.com>\nGesendet: Dienstag, 3. März 2026 09:14\nAn: Jane Doe\nBetreff: Versand\n\nGeht das?",
    ],
    [
      "German original message",
      "Works for me, let's ship it on Monday.\n\n-------- Ursprüngliche Nachricht --------\nVon: Sam\nGeht das?",
    ],
    [
      "French Gmail",
      "Works for me, let's ship it on Monday.\n\nLe mar. 3 mars 2026 à 09:14, Sam Roe <sam@example.com> a écrit :\n\n> On peut ?",
    ],
    [
      "French Outlook",
      "Works for me, let's ship it on Monday.\n\nDe : Sam Roe <sam@example.com>\nEnvoyé : mardi 3 mars 2026 09:14\nÀ : Jane Doe\nObjet : Envoi\n\nOn peut ?",
    ],
    [
      "a forward",
      "Works for me, let's ship it on Monday.\n\n---------- Forwarded message ---------\nFrom: Sam Roe <sam@example.com>\nDate: Tue, Mar 3, 2026\nSubject: Ship\nTo: Jane\n\nCan we ship?",
    ],
    [
      "an Apple forward",
      "Works for me, let's ship it on Monday.\n\nBegin forwarded message:\n\nFrom: Sam Roe\n\nCan we ship?",
    ],
    [
      "a name before the address",
      "Works for me, let's ship it on Monday.\n\nSam Roe <sam@example.com> schrieb:\n\nGeht das?",
    ],
  ])("%s", (_name, body) => {
    expect(own(body)).toBe("Works for me, let's ship it on Monday.");
  });

  it("keeps replies between quoted lines", () => {
    const body =
      "On Tue, 3 Mar 2026, Sam wrote:\n> Ship on Monday?\nYes, in the morning.\n> And the invoice?\nIt went out last week.";
    expect(own(body)).toBe("Yes, in the morning.\nIt went out last week.");
  });

  it("keeps a sentence that begins like an attribution line", () => {
    expect(own("On Tuesday the team wrote: a plan that holds.")).toContain("the team wrote");
    expect(own("From: what I hear, the plan holds.\nTo me that is enough.")).toContain("what I hear");
  });
});

it("drops lines pasted from a chat", () => {
  const chat = "[3/3, 9:14 AM] Sam Roe: can we wait?\n[3/3/26, 9:15 AM] Kit Lane: rather not";
  expect(own(`See what they say.\n${chat}\nI am for May.`)).toBe("See what they say.\nI am for May.");
});

describe("extractOwnText removes boilerplate", () => {
  it.each([
    ["a signature mark", "-- \nJane Doe\nDirector"],
    [
      "a sign-off with name and title",
      "Best regards,\nJane Doe\nDirector of Engineering | Acme\n+43 660 1234567\nwww.acme.example",
    ],
    ["a sign-off on one line", "Cheers, Jane"],
    ["a German sign-off", "Mit freundlichen Grüßen\n\nJane Doe\nLeitung Entwicklung"],
    ["a French sign-off", "Bien cordialement,\nJane"],
    ["a name alone", "Jane"],
    ["a mobile footer", "Sent from my iPhone"],
    ["a German mobile footer", "Von meinem iPhone gesendet"],
    ["an Outlook advertisement", "Get Outlook for iOS"],
    [
      "a legal notice",
      "This e-mail and any attachments are confidential and intended solely for the addressee. If you have received this message in error, delete it.",
    ],
    [
      "a German legal notice",
      "Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Empfänger sind, löschen Sie sie.",
    ],
    ["company particulars", "Sitz der Gesellschaft: Wien, Registergericht: HG Wien"],
    ["an environmental plea", "Please consider the environment before printing this e-mail."],
  ])("%s", (_name, footer) => {
    expect(own(`The numbers are in, and they are good.\n\n${footer}`)).toBe("The numbers are in, and they are good.");
  });

  it.each([
    "Hi Sam,",
    "Dear all,",
    "Hello team!",
    "Hallo zusammen,",
    "Sehr geehrte Frau Roe,",
    "Bonjour à tous,",
    "Sam,",
    "Good morning Sam -",
  ])("the greeting '%s'", (greeting) => {
    expect(own(`${greeting}\n\nThe numbers are in, and they are good.`)).toBe("The numbers are in, and they are good.");
  });

  it("removes a greeting from the sentence that follows it", () => {
    expect(own("Hi Sam, the numbers are in.")).toBe("the numbers are in.");
  });

  it("keeps a first line that is no greeting", () => {
    expect(own("Hi Tom can you call me")).toBe("Hi Tom can you call me");
    expect(own("Dearly missed numbers are back.")).toBe("Dearly missed numbers are back.");
  });

  it("distinguishes a closing thanks from thanks in the text", () => {
    expect(extractOwnText("Please send the deck.\n\nThanks,\nJane")).toMatchObject({
      text: "Please send the deck.",
      closingThanks: true,
    });
    expect(extractOwnText("Thanks for the deck, it saved my morning.\n\nBest,\nJane")).toMatchObject({
      text: "Thanks for the deck, it saved my morning.",
      closingThanks: false,
    });
  });

  it("keeps a sign-off word at the start of the text", () => {
    expect(
      own(
        "Thanks\nThe deck saved my morning, and I will use its second page in every review from here on because it says it all.",
      ),
    ).toContain("saved my morning");
  });

  it("returns no text for a bare forward, a bare quote and an empty body", () => {
    expect(own("---------- Forwarded message ---------\nFrom: Sam\n\nText")).toBe("");
    expect(own("> only quoted\n> lines")).toBe("");
    expect(own("\n\n  \n")).toBe("");
  });

  it("processes a hostile body of 1 MB in linear time", () => {
    for (const part of [
      "On 1 ",
      "> ",
      "From: a\n",
      "Le 3 mars ",
      "aaaa ",
      "\n",
      "-",
      "_",
      "thanks ",
      "Regards\n",
      "A. ",
      "----\n",
      "[EXTERNAL]\n",
      "<<a>> ",
      "Subject: a\n\n",
      "> aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\nb\n",
      "From: a@b.cc\nTo: b\n\n> c\n",
      "Aa,\n",
    ]) {
      expect(cpuTime(() => extractOwnText(part.repeat(Math.ceil(1_000_000 / part.length))))).toBeLessThan(2_000);
    }
  });
});

const forms = Object.entries(CLIENTS).flatMap(([client, histories]) =>
  histories.map((history, index) => ({ name: `${client}, form ${index + 1}`, history })),
);

describe("extractOwnText over one set of written mails", () => {
  it.each(forms)("reduces $name to the written text", ({ history }) => {
    for (const mail of WRITTEN_MAILS) {
      const extracted = extractOwnText(renderBody(mail, history), { senderNames: SENDER_NAMES });
      expect(extracted).toMatchObject({ text: expectedText(mail), isDoubtful: false });
    }
  });

  it.each(forms.filter(({ name }) => name.startsWith("outlook,") || name.startsWith("outlook-de")))(
    "finds the answer below marked lines of $name",
    ({ history }) => {
      for (const mail of WRITTEN_MAILS)
        expect(extractOwnText(renderBelow(mail, history), { senderNames: SENDER_NAMES }).text).toBe(mail.own);
    },
  );

  it.each(GREETINGS)("drops the greeting '%s'", (greeting) => {
    for (const { own } of WRITTEN_MAILS)
      expect(extractOwnText(`${greeting}\n\n${own}\n\nJane`, { senderNames: SENDER_NAMES }).text).toBe(own);
  });

  it.each(ENDINGS)("drops the ending %j", (ending) => {
    for (const { own } of WRITTEN_MAILS)
      expect(extractOwnText(`${own}\n\n${ending}`, { senderNames: SENDER_NAMES }).text).toBe(own);
  });

  it.each(["Kind regards Jane Doe\nPlant Manager", "Jane Doe | Acme Steel\nPlant Manager", "Best,\nJane Doe - Acme"])(
    "names the sender as the signer of %j",
    (ending) => {
      const { signerName: signer } = extractOwnText(`We keep the date.\n\n${ending}`, { senderNames: SENDER_NAMES });
      expect(SENDER_NAMES.has(signer ?? "")).toBe(true);
    },
  );

  it.each(forms)("keeps nothing by others from $name when strict", ({ history }) => {
    for (const mail of WRITTEN_MAILS) {
      const { text } = extractOwnText(renderBody(mail, history), { senderNames: SENDER_NAMES, isStrict: true });
      expect(text).not.toMatch(/auditors|rush|Counsel|sam\.roe/);
    }
  });
});

describe("detection of doubtful text", () => {
  it.each([
    [
      "somebody named as the writer of what follows",
      "Please read.\nSam wrote:\nWe should wait for the auditors, and I would rather do that in writing.",
    ],
    [
      "a header field with an address",
      "Please read.\nTo: Kit Lane <kit@example.com>\nWe should wait for the auditors.",
    ],
    ["two header fields", "Please read.\nSubject: Plan\nPriority: high\nWe should wait."],
    ["an address line", "Please read.\nSam Roe <sam@example.com>\nWe should wait for the auditors."],
    [
      "a signature by somebody else",
      "Please read.\nWe should wait.\nRegards,\nSam Roe\nWhat do you say to that, given all that we have known since the auditors were here in the spring and took their time?",
    ],
    [
      "contact lines",
      "We should wait.\nTel. +1 555 0100\nwww.example.com\nWhat do you say to that, given what we know?",
    ],
  ])("marks a text with %s as doubtful", (_name, body) => {
    expect(extractOwnText(body, { senderNames: SENDER_NAMES }).isDoubtful).toBe(true);
  });

  it("accepts an address and a time inside a sentence", () => {
    expect(extractOwnText("Write to kit@example.com before 12:30 on 3/3/2026, please.").isDoubtful).toBe(false);
  });
});
