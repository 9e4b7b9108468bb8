/**
 * Phone numbers of the person's country in the language of the text: three Markdown lists, and all of them `inline`, as
 * the end of a sentence without its full stop.
 */
export interface Numbers {
  emergency: string;
  crisis: string;
  violence: string;
  child: string;
  inline: string;
}

type Text = (numbers: Numbers) => string;

/** Replies about danger in one language. Repeated replies take the next text of a list, and repeat its last one. */
export interface RiskCopy {
  /** Shown below saved text outside a conversation, where nobody can answer a question. */
  note: Text;
  /** At the end of an ordinary reply, about the person's own life and somebody else's. */
  beside: string;
  ask: readonly Text[];
  crisis: readonly Text[];
  selfHarm: readonly Text[];
  violence: readonly Text[];
  otherPerson: readonly Text[];
  child: readonly Text[];
  past: readonly Text[];
  harmToOthers: readonly Text[];
  emergency: readonly Text[];
  /** For another subject or a joke while the question is open. */
  careAfterAsk: readonly Text[];
  careAfterCrisis: readonly Text[];
  careAfterOther: readonly Text[];
  clearedNo: readonly Text[];
  clearedHelp: readonly Text[];
  letGo: Text;
  /** Before the ordinary reply to somebody who says that there is no danger. */
  misread: string;
  /** Answers as buttons: to the question of `ask`, and to a text about a danger that may be none. */
  buttons: { ask: readonly string[]; misread: readonly string[] };
  otherLanguage: string;
  minor: Text;
  guessedCountry: (name: string) => string;
  list: {
    emergency: (number: string) => string;
    policeAndAmbulance: (police: string, ambulance: string) => string;
    unknownCountry: (most: string, northAmerica: string) => string;
    or: string;
    directory: (site: string) => string;
    silentCall: { press: (key: string) => string; text: (number: string) => string; other: string };
  };
}
