/** Mails of one writer, in the forms in which ten mail programs send them with quoted text below. */

const SENDER = "Jane Doe";
const ADDRESS = "jane.doe@acme.example";

interface WrittenMail {
  own: string;
  signOff: string;
  kind: "reply" | "forward";
  postscript?: string;
}

export const WRITTEN_MAILS: WrittenMail[] = [
  {
    own: "Go ahead with the second offer. I will tell the board on Friday.",
    signOff: "Best regards,\nJane",
    kind: "reply",
  },
  { own: "Yes.", signOff: "Jane", kind: "reply" },
  {
    own: "Could you check the numbers on page four before this goes out?",
    signOff: "Thanks,\nJane Doe",
    kind: "forward",
  },
  {
    own: "Three things before Thursday:\n\n- the price list\n- the answer from legal\n- who presents\n\nI think we can skip the rest.",
    signOff: "Best,\n\nJane Doe\nDirector of Engineering\nAcme GmbH",
    kind: "reply",
  },
  {
    own: "Sam said on Monday that the room is booked. From my side that is fine.",
    signOff: "Kind regards\nJane Doe | Acme | +43 660 1234567",
    kind: "forward",
  },
  {
    own: "We keep the date. Please tell the others.",
    signOff: "Regards,\nJane",
    postscript: "P.S. I am on the train until noon, so call rather than write.",
    kind: "reply",
  },
  { own: "Das passt so. Ich gebe es heute frei.", signOff: "Mit freundlichen Grüßen\nJane Doe", kind: "reply" },
  {
    own: "I disagree with the third point, and I would rather say so now than in the meeting. The old contract covers it,\nas far as I can tell from the two pages that we have.",
    signOff: "Jane Doe\nHead of Platform\nAcme GmbH\nRingstrasse 1",
    kind: "forward",
  },
];

const OTHERS = [
  "Hi Jane,",
  "",
  "I think we should perhaps wait for the auditors. We have not seen their paper, and I am not sure it helps us.",
  "Could you send me yours? Sorry for the rush.",
  "",
  "Kind regards,",
  "Sam Roe",
  "Senior Counsel",
  "Tel. +1 555 0100",
  "sam.roe@example.com",
];

const marked = (lines: string[]) => lines.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n");
const plain = OTHERS.join("\n");
const FROM = "Sam Roe <sam.roe@example.com>";
const TO = `${SENDER} <${ADDRESS}>`;

type History = (kind: WrittenMail["kind"]) => string;

const block = (labels: [string, string, string, string], date: string) =>
  `${labels[0]}: ${FROM}\n${labels[1]}: ${date}\n${labels[2]}: ${TO}\n${labels[3]}: Plan\n\n${plain}`;

export const CLIENTS: Record<string, History[]> = {
  gmail: [
    (kind) =>
      kind === "reply"
        ? `On Tue, Mar 3, 2026 at 9:14 AM Sam Roe <sam.roe@example.com> wrote:\n\n${marked(OTHERS)}`
        : `---------- Forwarded message ---------\nFrom: ${FROM}\nDate: Tue, Mar 3, 2026 at 9:14 AM\nSubject: Plan\nTo: ${TO}\n\n\n${plain}`,
    () => `Am Di., 3. März 2026 um 09:14 Uhr schrieb Sam Roe <\nsam.roe@example.com>:\n\n${marked(OTHERS)}`,
    () => `tir. 3. mar. 2026 kl. 09.14 skrev Sam Roe <sam.roe@example.com>:\n\n${marked(OTHERS)}`,
  ],
  outlook: [
    () => block(["From", "Sent", "To", "Subject"], "Tuesday, March 3, 2026 9:14 AM"),
    () =>
      `________________________________\n${block(["From", "Sent", "To", "Subject"], "Tuesday, March 3, 2026 9:14 AM")}`,
    () => `-----Original Message-----\n${block(["From", "Sent", "To", "Subject"], "Tuesday, March 3, 2026 9:14 AM")}`,
    () =>
      `*From:* ${FROM}\n*Sent:* Tuesday, March 3, 2026 9:14 AM\n*To:* ${TO};\n Kit Lane <kit.lane@example.com>\n*Subject:* Plan\n\n${plain}`,
  ],
  "outlook-de": [
    () => block(["Von", "Gesendet", "An", "Betreff"], "Dienstag, 3. März 2026 09:14"),
    () =>
      `-----Ursprüngliche Nachricht-----\n${block(["Von", "Gesendet", "An", "Betreff"], "Dienstag, 3. März 2026 09:14")}`,
  ],
  "outlook-nordic": [
    () => block(["Fra", "Sendt", "Til", "Emne"], "3. marts 2026 09:14"),
    () => block(["Fra", "Sendt", "Til", "Emne"], "tirsdag 3. mars 2026 09:14"),
    () => block(["Från", "Skickat", "Till", "Ämne"], "den 3 mars 2026 09:14"),
    () => `-----Opprinnelig melding-----\n${block(["Fra", "Sendt", "Til", "Emne"], "3. mars 2026 09:14")}`,
  ],
  notes: [
    () =>
      `---------------------- Forwarded by Jane Doe/NA/Acme on 03/03/2026 09:20 AM ---------------------------\n\n\nSam Roe\n03/03/2026 09:14 AM\nTo: Jane Doe/NA/Acme@Acme\ncc: Kit Lane/NA/Acme@Acme\nSubject: Re: Plan\n\n${plain}`,
    () => `Sam Roe\n03/03/2026 09:14 AM\n\n\nTo: Jane Doe/NA/Acme@Acme\ncc:  \nSubject: Re: Plan\n\n${plain}`,
    () =>
      `"Sam Roe" <sam.roe@example.com> on 03/03/2026 09:14:33 AM\n\nTo:   "'Jane Doe'" <${ADDRESS}>\ncc:\n\nSubject:  Plan\n\n${plain}`,
    () =>
      `\tAcme Capital Corp.\n\t\n\tFrom:  Sam Roe                           03/03/2026 09:14 AM\n\t\n\nTo: Jane Doe/NA/Acme@Acme\ncc: \nSubject: Re: Plan\n\n${plain}`,
    () =>
      `----- Weitergeleitet von Jane Doe/Acme am 03.03.2026 09:20 -----\n\nSam Roe/Acme\n03.03.2026 09:14\n\nAn\nJane Doe/Acme@Acme\nKopie\n\nThema\nPlan\n\n${plain}`,
    () => `Sam Roe/NA/Acme wrote on 03/03/2026 09:14:33 AM:\n\n${marked(OTHERS)}`,
    () =>
      `Sam Roe---03/03/2026 09:14:33 AM---I think we should perhaps wait\n\nFrom:\tSam Roe/Acme\nTo:\tJane Doe/Acme@Acme\nDate:\t03/03/2026 09:14 AM\nSubject:\tPlan\n\n${plain}`,
  ],
  apple: [
    (kind) =>
      kind === "reply"
        ? `> On Mar 3, 2026, at 9:14 AM, Sam Roe <sam.roe@example.com> wrote:\n>\n${marked(OTHERS)}`
        : `Begin forwarded message:\n\nFrom: ${FROM}\nSubject: Plan\nDate: March 3, 2026 at 9:14:00 AM GMT+1\nTo: ${TO}\n\n${plain}`,
    () => `Am 03.03.2026 um 09:14 schrieb Sam Roe <sam.roe@example.com>:\n\n${plain}`,
  ],
  groupwise: [() => `${FROM} 3/3/2026 9:14 AM >>>\n${plain}`, () => `>>> ${FROM} 03.03.2026 09:14 >>>\n${plain}`],
  zoho: [() => `---- On Tue, 03 Mar 2026 09:14:00 +0100 ${FROM} wrote ----\n\n${plain}`],
  thunderbird: [
    (kind) =>
      kind === "reply"
        ? `On 3/3/26 09:14, Sam Roe wrote:\n${marked(OTHERS)}`
        : `-------- Forwarded Message --------\nSubject: \tPlan\nDate: \tTue, 3 Mar 2026 09:14:00 +0100\nFrom: \t${FROM}\nTo: \t${TO}\n\n${plain}`,
    () => `Den 03.03.2026 09:14, skrev Sam Roe:\n${marked(OTHERS)}`,
  ],
  phone: [
    () =>
      `Sent from my iPhone\n\n> On Mar 3, 2026, at 9:14 AM, Sam Roe <sam.roe@example.com> wrote:\n>\n${marked(OTHERS)}`,
    () =>
      `-------- Original message --------\nFrom: ${FROM}\nDate: 3/3/26  9:14 AM  (GMT+01:00)\nTo: ${TO}\nSubject: Plan\n\n${plain}`,
    () =>
      `Get Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n${block(["From", "Sent", "To", "Subject"], "Tuesday, March 3, 2026 9:14:00 AM")}`,
  ],
};

export const GREETINGS = [
  "Morning all,",
  "Dear Sir or Madam,",
  "Lieber Sam, liebe Kit,",
  "Hi Sam (and Kit),",
  "hi sam,",
  "Chers collègues,",
  "Hallo zusammen und guten Morgen,",
  "Dear all together,",
  "Hei alle sammen,",
  "Hej Kit og Sam,",
  "Ladies and gentlemen,",
  "Grüß Gott Herr Roe,",
  "Sam / Kit,",
  "Hi Sam, good morning,",
  "@Sam Roe",
  "Happy Monday, all,",
];
export const ENDINGS = [
  "Looking forward to Friday,\nJane",
  "More when I am back from the coast,\n\nJane Doe",
  "With thanks,\nJD",
  "Viele Grüße aus Wien,\nJane Doe",
  "Danke & LG\nJane",
  "Have a good weekend!\nJane",
  "Best,\nJane Doe (she/her)\nHead of Platform",
  "Herzlich\ni. A. Jane Doe",
  "Freundliche Grüße / Best regards\nJane Doe",
  "Mit freundlichem Gruß | Kind regards,\nJane",
  "Mange hilsner/Best regards\nJane Doe\nAcme A/S",
  "Kind regards Jane Doe",
  "Thanks Jane",
  "Mit freundlichen Grüßen aus Linz\nJane Doe",
  "Jane Doe / Plant Manager",
  "Jane Doe - Plant Manager - Acme",
  "Vom Handy gesendet",
  "/jd",
  "-- Jane",
  "Best,\nJane\n\nMy working hours may not be yours. There is no need to answer outside of yours.",
  "Jane Doe\nHead of Platform\n\nAcme Ltd is a company registered in England and Wales, number 1234567.",
];

export function renderBody({ own, signOff, kind, postscript }: WrittenMail, history: History): string {
  const below = postscript ? `\n\n${postscript}` : "";
  return `Hi Sam,\n\n${own}\n\n${signOff}${below}\n\n${history(kind)}\n`;
}

export const renderBelow = ({ own, signOff }: WrittenMail, history: History): string => {
  const [header = ""] = history("reply").split(plain);
  return `${header.trimEnd()}\n${marked(OTHERS)}\n\n${own}\n\n${signOff}\n`;
};

export const expectedText = ({ own, postscript }: WrittenMail): string =>
  postscript ? `${own}\n\n${postscript}` : own;

export const SENDER_NAMES: ReadonlySet<string> = new Set(["jane", "doe"]);
