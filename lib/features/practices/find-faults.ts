import { FIRST_NAME, type Practice, type PracticeStep } from "./practice-file";

const PLACEHOLDER = /\{\{([#/]?)([a-z][a-z0-9-]*)(?::name)?\}\}/g;

function templateFaults({ steps, computed }: Practice, template: string, where: string): string[] {
  const ofPerson = where === "page" ? [FIRST_NAME] : [];
  const known = new Set([...steps.map(({ id }) => id), ...computed.map(({ id }) => id), ...ofPerson]);
  const used = [...template.matchAll(PLACEHOLDER)].map(([, mark = "", id = ""]) => ({ mark, id }));
  const opened = used.filter(({ mark }) => mark === "#").map(({ id }) => id);
  const closed = used.filter(({ mark }) => mark === "/").map(({ id }) => id);
  const unreadable = template.replace(PLACEHOLDER, "").match(/\{\{.{0,40}/g) ?? [];
  const unknown = [
    ...used.filter(({ id }) => !known.has(id)).map(({ id }) => `${where}: there is no '${id}'`),
    ...unreadable.map((text) => `${where}: '${text}' is no place for an answer`),
  ];
  return opened.join() === closed.join()
    ? unknown
    : [...unknown, `${where}: the sections do not close in the order they open`];
}

function referenceFaults(practice: Practice, step: PracticeStep, index: number): string[] {
  const before = practice.steps.slice(0, index);
  const computed = practice.computed.map(({ id }) => id);
  const expect = (id: string | undefined, kinds: string[], what: string) => {
    if (id === undefined || (what === "prefillFrom" && computed.includes(id))) return [];
    const found = before.find((earlier) => earlier.id === id);
    if (!found) return [`step '${step.id}': ${what} names '${id}', which is no step before it`];
    return kinds.includes(found.kind)
      ? []
      : [`step '${step.id}': ${what} names '${id}', which is of kind ${found.kind}`];
  };
  const faults = expect(step.onlyIf?.step, ["choice"], "onlyIf");
  if (step.kind === "list") faults.push(...expect(step.prefillFrom, ["list", "people"], "prefillFrom"));
  if (step.kind === "rehearsal") faults.push(...expect(step.about, ["text", "sentence"], "about"));
  if (step.kind !== "weights") return faults;
  faults.push(...expect(step.rows, ["list", "people"], "rows"));
  return typeof step.columns === "string" ? [...faults, ...expect(step.columns, ["list"], "columns")] : faults;
}

function conditionFaults({ steps }: Practice, step: PracticeStep): string[] {
  const condition = steps.find(({ id }) => id === step.onlyIf?.step);
  if (!step.onlyIf || condition?.kind !== "choice") return [];
  const ids = condition.options.map(({ id }) => id);
  return step.onlyIf.isOneOf
    .filter((id) => !ids.includes(id))
    .map((id) => `step '${step.id}': '${condition.id}' has no choice '${id}'`);
}

const NEEDS: Record<Practice["computed"][number]["kind"], Record<string, string[]>> = {
  matrix: { from: ["weights"] },
  risks: { from: ["weights"] },
  grid: { from: ["weights"] },
  zone: { target: ["sentence", "text"], limit: ["sentence", "text"], theirs: ["sentence", "text"] },
  change: { before: ["scale"], after: ["scale"] },
};

const sourcesOf = (entry: Practice["computed"][number]): { name: string; kinds: string[]; id: string }[] => {
  const fields = entry as unknown as Record<string, string>; // `NEEDS` has names from the schema of this kind.
  return Object.entries(NEEDS[entry.kind]).map(([name, kinds]) => ({ name, kinds, id: fields[name] ?? "" }));
};

function shownFaults({ steps, computed }: Practice, step: PracticeStep, index: number): string[] {
  if (step.showComputed === undefined) return [];
  const entry = computed.find(({ id }) => id === step.showComputed);
  if (!entry) return [`step '${step.id}': showComputed names '${step.showComputed}', which is not computed`];
  const before = steps.slice(0, index).map(({ id }) => id);
  return sourcesOf(entry)
    .filter(({ id }) => !before.includes(id))
    .map(({ id }) => `step '${step.id}': showComputed needs '${id}' to be asked before it`);
}

function computedFaults({ steps, computed }: Practice): string[] {
  return computed.flatMap((entry) =>
    sourcesOf(entry).flatMap(({ name, kinds, id }) => {
      const step = steps.find((one) => one.id === id);
      return step && kinds.includes(step.kind)
        ? []
        : [`computed '${entry.id}': ${name} needs a step of kind ${kinds.join(" or ")}`];
    }),
  );
}

const findDuplicates = (ids: string[]) =>
  ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `'${id}' is there twice`);

export function findFaults(practice: Practice): string[] {
  const { steps, computed, page, plan } = practice;
  const dateStep = plan?.date && steps.find(({ id }) => id === plan.date);
  return [
    ...findDuplicates([FIRST_NAME, ...steps.map(({ id }) => id), ...computed.map(({ id }) => id)]),
    ...steps.flatMap((step, index) => [
      ...referenceFaults(practice, step, index),
      ...conditionFaults(practice, step),
      ...shownFaults(practice, step, index),
    ]),
    ...steps.flatMap((step) =>
      step.kind === "scale" && step.min >= step.max ? [`step '${step.id}': min is not below max`] : [],
    ),
    ...steps.flatMap((step) =>
      step.kind === "list" && step.min > step.max ? [`step '${step.id}': min is above max`] : [],
    ),
    ...computedFaults(practice),
    ...templateFaults(practice, page, "page"),
    ...templateFaults(practice, practice.pageTitle ?? "", "pageTitle"),
    ...(plan ? [plan.what, plan.if ?? ""].flatMap((template) => templateFaults(practice, template, "plan")) : []),
    ...(plan?.date && (!dateStep || dateStep.kind !== "date") ? [`plan: date needs a step of kind date`] : []),
  ];
}
