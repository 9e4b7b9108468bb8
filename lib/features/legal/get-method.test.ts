import type { Ctx } from "@/lib/shared/actor";
import { getMethod } from "./get-method";

const ctx: Ctx = { actor: { type: "visitor" }, requestId: "test", now: new Date(), network: "local" };

it("lists every section of the method, in its order", async () => {
  const { html, sections } = await getMethod(ctx);
  expect(sections).toHaveLength(html.match(/<h2/g)?.length ?? 0);
  expect(sections[0]).toEqual({ id: "what-a-score-is", title: "What a score is" });
  expect(sections.at(-1)).toEqual({ id: "sources", title: "Sources" });
});

it("names no file of the code, because people read it", async () => {
  const { html } = await getMethod(ctx);
  expect(html.match(/\b(?:lib|content|docs|tests)\/\S+/g) ?? []).toEqual([]);
});
