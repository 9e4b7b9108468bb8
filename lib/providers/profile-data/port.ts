/** A month as `2023-04`, or a year alone as `2023`. */
type PartialDate = string;

export interface ProfilePosition {
  title: string | null;
  company: string | null;
  from: PartialDate | null;
  to: PartialDate | null;
  isCurrent: boolean;
}

interface ProfileEducation {
  school: string | null;
  degree: string | null;
  field: string | null;
  from: PartialDate | null;
  to: PartialDate | null;
}

export interface ProfileFacts {
  name: string | null;
  headline: string | null;
  location: string | null;
  industry: string | null;
  summary: string | null;
  positions: ProfilePosition[];
  education: ProfileEducation[];
  skills: string[];
}

export const NO_FACTS: ProfileFacts = {
  name: null,
  headline: null,
  location: null,
  industry: null,
  summary: null,
  positions: [],
  education: [],
  skills: [],
};

export interface ProfileProvider {
  kind: "service" | "url";
  lookUp: (profileUrl: string) => Promise<ProfileFacts>;
}
