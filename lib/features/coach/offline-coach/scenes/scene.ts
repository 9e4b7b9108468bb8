/**
 * A situation that professionals bring, and what is worth saying and asking in it. Lines may hold {other}: the person
 * they are dealing with, as they named them; such a line is used only when somebody was named.
 */
export interface Scene {
  id: string;
  /** Matched against the message in lower case with straight apostrophes. */
  match: RegExp;
  /** Hits that only say who or what is on the stage; by itself one of them does not say what the matter is. */
  setting?: RegExp;
  /** What may lie under the situation, said as a guess. */
  see: string[];
  /** One question each, for the four parts of a conversation. */
  goal: string[];
  reality: string[];
  options: string[];
  will: string[];
  /** One thing to try each; said only after the person has asked for it. */
  advice: string[];
}
