import { ensureBuild, ensureGenerated } from "../lib/build.ts";
import { phase } from "../lib/phase.mjs";
import { stopRequest } from "../lib/stop-request.mjs";

export default async function build(): Promise<void> {
  const stop = stopRequest();
  await phase("Preparing the data layer", () => ensureGenerated(stop));
  await phase("Building", async (note) => {
    if (!(await ensureBuild(stop))) note("unchanged");
  });
}
