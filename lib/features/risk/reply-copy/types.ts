/** What a text needs of the person's country: each already as words in the language of the text. */
export interface Numbers {
  emergency: string;
  /** Lines of a list: somebody to talk to, and the directory. */
  talk: string;
  violence: string;
  child: string;
  /** The line to talk to, within a sentence. */
  inline: string;
}

type Text = (numbers: Numbers) => string;

/** The coach's words about danger in one language. Of several texts the next is taken each time; the last one stays. */
export interface RiskCopy {
  /** One direct question after oblique words. */
  ask: readonly Text[];
  /** Plain words about the person's own life. */
  crisis: readonly Text[];
  selfHarm: readonly Text[];
  violence: readonly Text[];
  otherPerson: readonly Text[];
  child: readonly Text[];
  past: readonly Text[];
  harmToOthers: readonly Text[];
  emergency: readonly Text[];
  /** Another subject or a joke while the question is open. */
  careAfterAsk: readonly Text[];
  careAfterCrisis: readonly Text[];
  careAfterOther: readonly Text[];
  /** The person has said that it was meant otherwise. */
  clearedNo: readonly Text[];
  /** Somebody is with them, or help is on its way. */
  clearedHelp: readonly Text[];
  /** The person does not answer and wants to go on. */
  letGo: Text;
  /** Added for somebody who is under age. */
  minor: Text;
  /** Added where the country is a guess. */
  country: (name: string) => string;
  list: { emergency: (number: string) => string; or: string; directory: (site: string) => string };
}
