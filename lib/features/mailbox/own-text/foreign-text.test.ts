import { htmlToText } from "./html-to-text";
import { extractOwnText } from "./extract-own-text";

// Text by others in forms that carry none of the usual marks. `ONE` and `TWO` are what the sender wrote.

const NAMES: ReadonlySet<string> = new Set(["nora", "falk"]);
const ONE = "I would move the launch to May, and I can explain why.";
const TWO = "We only need one more week.";
const OTHERS = "The auditors want the ledger before they sign. My team cannot deliver it before Friday.";

const own = (body: string) => extractOwnText(body, { senderNames: NAMES }).text.replace(/\n{3,}/g, "\n\n");

describe("attributions of other programs", () => {
  it.each([
    ["In a message dated 3/3/2026 9:14:33 AM Central Standard Time, sam.roe@example.com writes:"],
    ["At 09:14 AM 3/3/2026 -0600, you wrote:"],
    ["Quoting Sam Roe <sam.roe@example.com>:"],
    ["Sam Roe said the following on 3/3/2026 9:14 AM:"],
    ["--- Sam Roe <sam.roe@example.com> wrote:"],
    ["--- On Tue, 3/3/26, Sam Roe <sam.roe@example.com> wrote:"],
    ["[Sam Roe, 3 March 2026 09:14]:"],
    ["2026-03-03 9:14 GMT+01:00 Sam Roe <sam.roe@example.com>:"],
    ['On 3/3/26, 9:14 AM, "Sam Roe" <sam.roe@example.com> wrote:'],
    ["Sam Roe <sam.roe@example.com> hat am 03.03.2026 09:14 CET geschrieben:"],
    ["Op 3 mrt. 2026 om 09:14 heeft Sam Roe het volgende geschreven:"],
    ["W dniu 3.03.2026 o 09:14, Sam Roe pisze:"],
    ["Dne 3. 3. 2026 v 9:14 Sam Roe napsal(a):"],
    ["3 марта 2026 г., в 9:14, Sam Roe <sam.roe@example.com> написал(а):"],
    ["在 2026年3月3日 9:14,Sam Roe <sam.roe@example.com> 写道:"],
    ["2026年3月3日(火) 9:14 Sam Roe <sam.roe@example.com>:"],
  ])("cuts at '%s'", (attribution) => {
    expect(own(`${ONE}\n\n${attribution}\n\n${OTHERS}`)).toBe(ONE);
    expect(own(`${ONE}\n\n${attribution}\n> ${OTHERS}\n\n${TWO}`)).toBe(`${ONE}\n\n${TWO}`);
  });

  it("drops a bare attribution above quoted lines and keeps a quotation inside a sentence", () => {
    expect(own(`Sam Roe wrote:\n> ${OTHERS}\n${ONE}`)).toBe(ONE);
    expect(own(`Sam Roe wrote:\n\n> ${OTHERS}\n\n${ONE}`)).toBe(ONE);
    expect(own("As Sam wrote: the ledger comes on Friday.")).toBe("As Sam wrote: the ledger comes on Friday.");
  });
});

describe("header blocks in any language", () => {
  it.each([
    [["Od", "Odesláno", "Komu", "Předmět"], "úterý 3. března 2026 9:14"],
    [["От", "Отправлено", "Кому", "Тема"], "3 марта 2026 г. 9:14"],
    [["Kimden", "Gönderilen", "Kime", "Konu"], "3 Mart 2026 Salı 09:14"],
    [["Feladó", "Elküldve", "Címzett", "Tárgy"], "2026. március 3., kedd 9:14"],
    [["差出人", "送信日時", "宛先", "件名"], "2026年3月3日 9:14"],
    [["发件人", "发送时间", "收件人", "主题"], "2026年3月3日 9:14"],
    [["Von", "Gesendet", "To", "Subject"], "Dienstag, 3. März 2026 09:14"],
  ])("cuts at the fields %j", ([from, sent, to, subject], date) => {
    const block = `${from}: Sam Roe <sam.roe@example.com>\n${sent}: ${date}\n${to}: Nora Falk <nora.falk@acme.example>\n${subject}: Ledger`;
    expect(own(`${ONE}\n\n${block}\n\n${OTHERS}`)).toBe(ONE);
    expect(own(`${ONE}\n\n${block.replace(/: /g, "：")}\n\n${OTHERS}`)).toBe(ONE);
  });

  it.each([
    "差出人: Sam Roe\n送信日時: 2026年3月3日 9:14\n宛先: Nora Falk\n件名: Ledger",
    "От: Sam Roe\nОтправлено: 3 марта 2026 г. 9:14\nКому: Nora Falk\nТема: Ledger",
  ])("cuts at known fields without an address: %j", (block) => {
    expect(own(`${ONE}\n\n${block}\n\n${OTHERS}`)).toBe(ONE);
  });

  it("cuts at a rule with words in any language above a field, and keeps a heading of the sender's own", () => {
    const field = "Od: Sam Roe <sam.roe@example.com>";
    expect(own(`${ONE}\n\n-------- Původní zpráva --------\n${field}\n\n${OTHERS}`)).toBe(ONE);
    const heading = `${ONE}\n\n----- Agenda -----\nBudget: two pages\n${TWO}`;
    expect(own(heading)).toBe(heading);
  });

  it("cuts at a block that a conversion put on one line", () => {
    const block =
      "From: Sam Roe [mailto:sam.roe@example.com] Sent: Tuesday, March 3, 2026 9:14 AM To: Falk, Nora Subject: Ledger";
    expect(own(`${ONE}\n\n${block}\n${OTHERS}`)).toBe(ONE);
  });

  it("keeps the sender's own lists that look like fields", () => {
    const list = "Where: Vienna\nWhen: 3 March 2026, 9:14\nWho: everybody on the list";
    expect(own(`${ONE}\n\n${list}`)).toBe(`${ONE}\n\n${list}`);
  });
});

it.each(["Original Message:", "Forwarded message:", "Weitergeleitete Nachricht:"])("cuts at the line '%s'", (line) => {
  expect(own(`${ONE}\n\n${line}\n\n${OTHERS}`)).toBe(ONE);
});

describe("quoted lines without a mark of their own", () => {
  it("drops the rest of a quoted line that a program wrapped", () => {
    const quoted =
      "> The auditors want the ledger before they sign anything at all, and my\nteam cannot deliver\n> it before Friday.";
    expect(own(`${quoted}\n\n${ONE}`)).toBe(ONE);
  });

  it("keeps an answer directly below a quoted line", () => {
    const quoted = "> The auditors want the ledger before they sign anything at all, so when?";
    expect(own(`${quoted}\nOn Friday.\n> And who brings it?\nnora does`)).toBe("On Friday.\nnora does");
  });

  it("drops lines that a name or a bar marks as quoted", () => {
    expect(own(`Sam> ${OTHERS}\n${ONE}\nSRoe>> When?\n${TWO}`)).toBe(`${ONE}\n${TWO}`);
    expect(own(`| ${OTHERS}\n|\n| Sam\n\n${ONE}`)).toBe(ONE);
  });
});

describe("signatures and what programs add", () => {
  it.each([
    ["a motto", 'Nora Falk\nHead of Product\n"The best way to predict the future is to invent it." - Alan Kay'],
    ["a motto in a sentence", "Nora\n\nWe make the world a little quieter, one room at a time."],
    ["an award", "Nora Falk | Acme\nVoted best employer of the region three times in a row!\nwww.acme.example"],
    ["a booking line", "Nora Falk\nBook time with me: https://cal.example.com/nora"],
    ["an assistant", "Nora Falk\nMy assistant Kit can be reached at +43 1 234567 on weekdays."],
  ])("cuts a signature with %s", (_name, signature) => {
    expect(own(`${ONE}\n\n${signature}`)).toBe(ONE);
  });

  it.each([
    ["CAUTION: This email originated from outside of the organization. Do not click links unless you know the sender."],
    ["[EXTERNAL EMAIL] Think before you click on links or open attachments."],
    ["Any views or opinions presented in this email are solely those of the author."],
    ["WARNING: Computer viruses can be transmitted via email. The recipient should check this message."],
    ["The contents of this email are confidential to the intended recipient."],
    [
      "**********\nThis e-mail is the property of Acme and may contain confidential material for the sole use of the intended recipient.",
    ],
    ["Virus-free. www.avast.com"],
    ['You received this message because you are subscribed to the Google Groups "plan" group.'],
    ["To unsubscribe from this group and stop receiving emails from it, send an email to plan@example.com."],
    ["_______________________________________________\nplan mailing list\nplan@example.com"],
    ["Please excuse brevity and typos."],
    ["Von unterwegs gesendet"],
    ["Avis de confidentialité : ce courriel est destiné uniquement à son destinataire."],
    ["Aviso legal: este mensaje es confidencial y va dirigido a su destinatario."],
    ["Deze e-mail is vertrouwelijk en uitsluitend bestemd voor de geadresseerde."],
    [
      "________________________________________________________________________________\nMicrosoft Teams meeting\nJoin on your computer, mobile app or room device\nClick here to join the meeting\nMeeting ID: 123 456 789",
    ],
    ["Join Zoom Meeting\nhttps://zoom.example.com/j/123\nMeeting ID: 123 456 789\nOne tap mobile"],
  ])("cuts '%s'", (notice) => {
    expect(own(`${ONE}\n\n${notice}`)).toBe(ONE);
    expect(own(`${ONE}\n\nRegards,\nNora\n\n${notice}`)).toBe(ONE);
  });

  it("drops a warning that a gateway put above the text", () => {
    const warning =
      "CAUTION: This email originated from outside of the organization. Do not click links unless you know the sender.";
    expect(own(`${warning}\n\n${ONE}`)).toBe(ONE);
    expect(own(`[EXTERNAL]\n\n${ONE}`)).toBe(ONE);
  });

  it.each([
    "(See attached file: ledger.xls)",
    "<<ledger.xls>>",
    " << File: ledger 2.xls >> ",
    "[image: logo.png]",
    "<image001.png>",
    "[cid:image001.png@01D0]",
    "[Attachment: ledger.pdf]",
  ])("drops '%s'", (place) => {
    expect(own(`${ONE}\n\n${place}\n`)).toBe(ONE);
  });

  it("keeps sentences about warnings, viruses and meetings", () => {
    for (const sentence of [
      "Any views from your side before we send it?",
      "Caution: the price list is not final.",
      "Join us on Monday, the meeting ID follows.",
      "Nora is what everybody calls me.",
    ])
      expect(own(sentence)).toBe(sentence);
  });
});

describe("signatures without a sign-off by a name that the address lacks", () => {
  it.each([
    ["a title", "Pat\nVice President, Trading"],
    ["a title right below the text", "Pat Falkner\nHead of Product\n+43 1 234567"],
    ["a company and an address", "Pat Falkner\nAcme GmbH\nRingstrasse 1\n1010 Wien"],
    ["contact lines", "Pat\n\npat@acme.example\nwww.acme.example"],
    ["a title on the line of the name", "Pat Falkner, Director\nAcme Corp."],
  ])("are cut with %s", (_name, signature) => {
    expect(own(`${ONE}\n\n${signature}`)).toBe(ONE);
    expect(own(`${ONE}\n${signature}`)).toBe(ONE);
  });

  it("keep lists unchanged", () => {
    for (const list of [
      `${ONE}\n\nSam Roe\nKit Lane\nPat Falkner`,
      `${ONE}\n\nVienna\nParis\nNew York`,
      "Who comes:\n- the director\n- Sam",
      "Three names for the panel:\nSam Roe\nKit Lane, if she can",
    ])
      expect(own(list)).toBe(list);
  });
});

describe("text that was pasted", () => {
  it.each([
    ["a press release", `${ONE}\n\nVIENNA, March 3, 2026 (PR Newswire) -- Acme today announced its plan.\n${OTHERS}`],
    ["a dateline", `${ONE}\n\nLONDON, March 3 (Reuters) - Acme has a plan, people said.\n${OTHERS}`],
    ["a copyright line below", `${ONE}\n\n${OTHERS}\n\nCopyright 2026 Dow Jones. All rights reserved.`],
  ])("cuts or refuses %s", (_name, body) => {
    const { text, isDoubtful } = extractOwnText(body, { senderNames: NAMES });
    expect(isDoubtful || text === ONE).toBe(true);
  });

  it("refuses a long text below a rule", () => {
    const pasted = Array.from({ length: 12 }, () => OTHERS).join("\n");
    expect(extractOwnText(`${ONE}\n\n*****\n\n${pasted}`, { senderNames: NAMES }).isDoubtful).toBe(true);
    expect(extractOwnText(`${ONE}\n\n-----\n\n${TWO}`, { senderNames: NAMES }).isDoubtful).toBe(false);
  });

  it("cuts a letter that somebody else greets and signs", () => {
    const body = `${ONE}\n\nHi all,\n\n${OTHERS}\n\nBest,\nSam`;
    expect(extractOwnText(body, { senderNames: NAMES })).toMatchObject({ text: ONE, signerName: null });
    const mine = `${ONE}\n\nHi all,\n\n${TWO}\n\nBest,\nNora`;
    expect(own(mine)).toContain(TWO);
  });

  it("refuses a letter by somebody else inside the text", () => {
    const letter = `Dear Nora Falk,\n\n${OTHERS}\n\nYours sincerely,\nSam Roe\nAcme Audit`;
    const { text, isDoubtful } = extractOwnText(`${ONE}\n\n${letter}`, { senderNames: NAMES });
    expect(isDoubtful || text === ONE).toBe(true);
  });
});

describe("HTML that programs write", () => {
  it.each([
    [
      "Gmail, answer below the quote",
      `<div class="gmail_quote"><div class="gmail_attr">Sam wrote:</div><blockquote>${OTHERS}</blockquote></div><div>${ONE}</div>`,
    ],
    [
      "Thunderbird, answer below the quote",
      `<div class="moz-cite-prefix">On 3/3/26, Sam Roe wrote:<br></div><blockquote type="cite">${OTHERS}</blockquote><p>${ONE}</p>`,
    ],
    [
      "Gmail's signature",
      `<div>${ONE}</div><div class="gmail_signature" data-smartmail="gmail_signature"><div>Nora Falk</div><div>We build quiet rooms for loud people.</div></div>`,
    ],
    [
      "Outlook's signature",
      `<p>${ONE}</p><div id="Signature"><p>Nora Falk</p><p>We build quiet rooms for loud people.</p></div>`,
    ],
    [
      "Thunderbird's signature",
      `<p>${ONE}</p><div class="moz-signature">-- <br>We build quiet rooms for loud people.</div>`,
    ],
    [
      "Outlook's history",
      `<p>${ONE}</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Sam Roe</div><p>${OTHERS}</p>`,
    ],
    ["a hidden preview", `<div style="display:none;max-height:0">${OTHERS}</div><p>${ONE}</p>`],
  ])("reads %s", (_name, html) => {
    expect(own(htmlToText(html))).toBe(ONE);
  });
});
