import { pluralize } from "@/lib/shared/text/pluralize";
import type { FileProblem } from "./mail-worker-protocol";

function describe({ file, kind, messages }: FileProblem): string {
  const name = file || "The archive";
  if (kind === "locked")
    return `${name} holds entries that cannot be opened here, for example because they are encrypted. ${pluralize(messages, "message")} in the other entries could be read.`;
  return messages === 0
    ? `${name} is damaged at its beginning, or its download broke off, and no message in it could be read. Downloading it again may help.`
    : `${name} is damaged, or its download broke off. ${pluralize(messages, "message")} before that point could be read; nothing behind it was. Downloading it again may bring the rest.`;
}

export function FileProblems({ problems }: { problems: FileProblem[] }) {
  return problems.map((problem) => <p key={problem.file}>{describe(problem)}</p>);
}
