import type { ProfileEducation, ProfilePosition } from "../schema";
import { FIELD_SEPARATOR } from "./document-layout";
import {
  COMPANY,
  DEGREE,
  isPlace,
  isPlaceWithCountry,
  isTitle,
  SCHOOL,
  titleScore,
  withoutFieldLabel,
  withoutPlace,
} from "./document-patterns";

export type Role = Pick<ProfilePosition, "title" | "company">;
export type Study = Pick<ProfileEducation, "school" | "degree" | "field">;

const MAX_TEXT = 200;

export const clip = (text: string | undefined): string | null => text?.trim().slice(0, MAX_TEXT) || null;

// A comma also stands inside titles and before towns, so each other separator decides first.
const STRONG_SEPARATOR = / (?:at|bei|chez|bij|en|@) (?=\p{Lu}|\d)| ?[|·•] ?| [–—-] |\t|\/\/ ?/u;
const SEPARATORS = [STRONG_SEPARATOR, /, /u, / \/ /u];

function splitRole(line: string, order = 0): Role {
  const match = SEPARATORS.map((separator) => separator.exec(line)).find((found) => found !== null);
  if (!match) return { title: clip(line), company: null };
  const first = line.slice(0, match.index);
  const rest = withoutPlace(line.slice(match.index + match[0].length));
  if (match[0] === " / " && isTitle(rest)) return { title: clip(line), company: null };
  const isSwapped = (companyFirst([first, rest]) || order) > 0;
  if (isSwapped) return { title: clip(rest), company: clip(withoutPlace(first)) };
  const isAtPlace = !/ (?:at|bei|chez|bij|en|@) /.test(match[0]) && isPlaceWithCountry(rest);
  return { title: clip(first), company: isAtPlace ? null : clip(rest) };
}

const LOWER_WORD = /(?:^|\s)\p{Ll}/gu;

/** `Forecasts for small hospitals` below a complete role describes it; an employer's name has few small words. */
const isDescription = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return !COMPANY.test(text) && words > 3 && (text.match(LOWER_WORD)?.length ?? 0) * 2 >= words;
};

/** `Director | Acme` or, above a line that describes the work, `Director, Acme`. */
export function isCompleteRole(head: string, below: string | undefined): boolean {
  const { title, company } = splitRole(head);
  if (title === null || company === null) return false;
  if (STRONG_SEPARATOR.test(head)) return isTitle(title) || COMPANY.test(company);
  return isTitle(title) && (below === undefined || COMPANY.test(company) || isDescription(below));
}

export const hasCompany = (head: string): boolean => splitRole(head).company !== null;

/** Positive if the company stands first, negative if the title does, 0 if neither is known. */
export function companyFirst([first = "", second]: string[]): number {
  if (second !== undefined) return titleScore(second) - titleScore(first);
  const [left = "", right] = first.split(FIELD_SEPARATOR);
  return right === undefined ? 0 : titleScore(right) - titleScore(left);
}

/** `order` is what the other entries of the document say: it decides where the words of an entry do not. */
export function roleOf(heads: string[], order: number): Role {
  const [first = "", second] = heads.map(withoutFieldLabel);
  if (second === undefined) return splitRole(first, first.includes(FIELD_SEPARATOR) ? order : 0);
  const [title, company] = (companyFirst(heads) || order) > 0 ? [second, first] : [first, second];
  if (isPlaceWithCountry(company)) return splitRole(title);
  return { title: clip(title.replaceAll(FIELD_SEPARATOR, ", ")), company: clip(withoutPlace(company)) };
}

export function degreeOf(text: string): Pick<ProfileEducation, "degree" | "field"> {
  const [degree, ...field] = text.split(/, |\t/);
  return { degree: clip(degree), field: clip(field.join(", ")) };
}

function splitStudy(line: string): Study {
  const parts = line.split(/, | [–—|·-] |\t/u);
  const school = parts.findIndex((part) => SCHOOL.test(part));
  const degree = parts.findIndex((part) => DEGREE.test(part));
  // `Master in Trade | ESIC`: beside a degree, the only other part is the school.
  const at = school === -1 && degree !== -1 && parts.length === 2 ? 1 - degree : school;
  if (at === -1)
    return degree === -1 ? { school: clip(line), degree: null, field: null } : { school: null, ...degreeOf(line) };
  const rest = parts.filter((part, index) => index !== at && (index < at || DEGREE.test(part) || !isPlace(part)));
  return { school: clip(parts[at]), degree: clip(rest[0]), field: clip(rest.slice(1).join(", ")) };
}

/** Positive if the school stands second. */
export const degreeFirst = ([first = "", second = ""]: string[]): number => {
  const scoreOf = (text: string) => Number(SCHOOL.test(text)) - Number(DEGREE.test(text));
  return scoreOf(second) - scoreOf(first);
};

/** `Master, University of Leeds` */
export function isCompleteStudy(head: string): boolean {
  const { school, degree } = splitStudy(head);
  return school !== null && degree !== null && SCHOOL.test(school) && DEGREE.test(degree);
}

export function studyOf(heads: string[], order: number): Study {
  const [first = "", second] = heads.map(withoutFieldLabel);
  if (second === undefined || isCompleteStudy(first)) return splitStudy(first);
  const [school, degree] = (degreeFirst(heads) || order) > 0 ? [second, first] : [first, second];
  return { school: clip(withoutPlace(school)), ...degreeOf(degree) };
}
