/** Phone numbers of the person's country, formatted in the language of the text. */
export interface Numbers {
  emergency: string;
  /** A Markdown list; `violence` and `child` are lists too. */
  crisis: string;
  violence: string;
  child: string;
  /** Lines, emergency number and directory in one line, without a full stop. It ends a sentence. */
  inline: string;
}

type Text = (numbers: Numbers) => string;

/** Replies about danger in one language. Repeated replies take the next text of a list, and repeat its last one. */
export interface RiskCopy {
  /** Shown below saved text outside a conversation, where nobody can answer a question. */
  note: Text;
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
  /** Added to words in a language that the coach does not otherwise understand. */
  otherLanguage: string;
  minor: Text;
  /** Added when the country is a guess. */
  country: (name: string) => string;
  list: {
    emergency: (number: string) => string;
    /** Where the police and the ambulance have numbers of their own. */
    both: (police: string, ambulance: string) => string;
    /** For a country without an entry. */
    anywhere: (most: string, northAmerica: string) => string;
    or: string;
    directory: (site: string) => string;
    /** How to call while somebody must not hear it. */
    silent: { press: (key: string) => string; text: (number: string) => string; other: string };
  };
}
