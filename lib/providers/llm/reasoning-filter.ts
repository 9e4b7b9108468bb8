const TAGS = [
  { open: "<think>", close: "</think>" },
  { open: "<thinking>", close: "</thinking>" },
  { open: "<thought>", close: "</thought>" },
  { open: "<reasoning>", close: "</reasoning>" },
  { open: "[THINK]", close: "[/THINK]" },
] as const;
/** gpt-oss: `<|start|>assistant<|channel|>analysis<|message|>…<|end|>`; only the final channel is the answer. */
const CONTROL = /<\|(?:start|channel|message|end|return|constrain)\|>/;
const CONTROLS = ["start", "channel", "message", "end", "return", "constrain"].map((name) => `<|${name}|>`);
const MARKS = [...TAGS.flatMap(({ open, close }) => [open, close]), ...CONTROLS];
const LONGEST_MARK = Math.max(...MARKS.map(({ length }) => length));

/** Openings of reasoning text; an answer to a person never refers to 'the user'. */
const OPENINGS = ["okay", "ok,", "alright", "hmm", "let me", "we need to", "the user", "i need to", "analysis"];
const opensLikeReasoning = (start: string) => OPENINGS.some((opening) => start.toLowerCase().startsWith(opening));
const ABOUT_THE_TASK =
  /\b(?:the user|the person|user's|the prompt|system prompt|instructions?|(?:should|need to|must) (?:respond|reply|answer))\b/i;
const OPENING_CHARS = 120;

type Mode = "opening" | "answer" | "reasoning" | "header" | "held";

/**
 * Removes a model's reasoning from its text while it arrives: tags of several families, channels, and reasoning that
 * only a closing tag ends. Holds text back only while it may be reasoning.
 */
export class ReasoningFilter {
  hasReasoning = false;
  endsUnopenedReasoning = false;
  private buffer = "";
  private closer = "";
  private mode: Mode;

  constructor({ startsWithReasoning }: { startsWithReasoning: boolean }) {
    this.mode = startsWithReasoning ? "held" : "opening";
  }

  push(piece: string): string {
    if (this.mode === "answer" && this.buffer === "" && !piece.includes("<") && !piece.includes("[")) return piece;
    this.buffer += piece;
    let answer = "";
    for (;;) {
      const before: Mode = this.mode;
      const length = this.buffer.length;
      const wasOpen = !this.endsUnopenedReasoning;
      const more = this.step();
      answer = wasOpen && this.endsUnopenedReasoning ? more : answer + more;
      if (before === this.mode && length === this.buffer.length) return answer;
    }
  }

  end(): string {
    const rest = this.mode === "reasoning" || this.mode === "header" ? "" : this.buffer;
    if (this.mode === "reasoning") this.hasReasoning = true;
    this.buffer = "";
    // Held text without a closing tag was the answer itself, unless it speaks about its task.
    const isReasoning =
      this.mode === "held" && opensLikeReasoning(rest.trimStart()) && ABOUT_THE_TASK.test(rest.slice(0, OPENING_CHARS));
    this.hasReasoning ||= isReasoning;
    return isReasoning ? "" : rest;
  }

  private step(): string {
    if (this.mode === "reasoning") return this.skipReasoning();
    if (this.mode === "header") return this.readHeader();
    if (this.mode === "held") return this.holdUntilClosed();
    if (this.mode === "opening" && this.mayBeReasoning()) return "";
    return this.readAnswer();
  }

  private mayBeReasoning(): boolean {
    const start = this.buffer.trimStart();
    if (start === "") return true;
    const isPrefix = OPENINGS.some((opening) => opening.startsWith(start.toLowerCase()));
    if (isPrefix) return true;
    if (!opensLikeReasoning(start)) return this.leave();
    if (ABOUT_THE_TASK.test(start)) {
      this.mode = "held";
      return true;
    }
    return start.length < OPENING_CHARS ? true : this.leave();
  }

  private leave(): false {
    this.mode = "answer";
    return false;
  }

  private holdUntilClosed(): string {
    const mark = this.findMark();
    if (!mark) return "";
    this.buffer = this.buffer.slice(mark.at);
    this.hasReasoning = true;
    this.mode = "answer";
    return "";
  }

  private readAnswer(): string {
    this.mode = "answer";
    const mark = this.findMark();
    if (!mark) return this.takeSafe();
    const textBefore = this.buffer.slice(0, mark.at);
    this.buffer = this.buffer.slice(mark.at + mark.text.length);
    return this.enter(mark.text, textBefore);
  }

  private enter(mark: string, textBefore: string): string {
    const tag = TAGS.find(({ open }) => open === mark);
    if (tag) {
      this.closer = tag.close;
      this.mode = "reasoning";
      return textBefore;
    }
    if (mark.startsWith("<|")) {
      this.mode = /channel|start/.test(mark) ? "header" : "answer";
      return textBefore;
    }
    // A lone closing tag: everything before it was reasoning.
    this.endsUnopenedReasoning = true;
    this.hasReasoning = true;
    return "";
  }

  private skipReasoning(): string {
    this.hasReasoning ||= this.buffer.trim() !== "";
    const at = this.closer === "" ? this.buffer.search(CONTROL) : this.buffer.indexOf(this.closer);
    if (at === -1) {
      this.buffer = this.buffer.slice(-LONGEST_MARK);
      return "";
    }
    this.buffer = this.buffer.slice(at + this.closer.length).trimStart();
    this.mode = "answer";
    return "";
  }

  /** The header between `<|start|>` or `<|channel|>` and `<|message|>` names the speaker and the channel. */
  private readHeader(): string {
    const end = this.buffer.indexOf("<|message|>");
    if (end === -1) return "";
    const header = this.buffer.slice(0, end);
    this.buffer = this.buffer.slice(end + "<|message|>".length);
    this.closer = "";
    this.mode = /analysis|commentary/.test(header) ? "reasoning" : "answer";
    return "";
  }

  private findMark(): { at: number; text: string } | null {
    const found = MARKS.map((text) => ({ at: this.buffer.indexOf(text), text })).filter(({ at }) => at !== -1);
    return found.toSorted((a, b) => a.at - b.at)[0] ?? null;
  }

  private takeSafe(): string {
    const tail = Math.max(this.buffer.lastIndexOf("<"), this.buffer.lastIndexOf("["));
    const end = tail === -1 ? "" : this.buffer.slice(tail);
    const isMark = end !== "" && MARKS.some((mark) => mark.startsWith(end));
    const safe = isMark ? this.buffer.slice(0, tail) : this.buffer;
    this.buffer = isMark ? end : "";
    return safe;
  }
}
