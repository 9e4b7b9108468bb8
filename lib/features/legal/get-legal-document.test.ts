import type { Ctx } from "@/lib/shared/actor";
import { getLegalDocument } from "./get-legal-document";

const ctx: Ctx = { actor: { type: "visitor" }, requestId: "test", now: new Date(), network: "local" };

describe("the legal texts", () => {
  it("are dated August 21, 2025 and state both age limits", async () => {
    const terms = await getLegalDocument(ctx, { slug: "terms" });
    const privacy = await getLegalDocument(ctx, { slug: "privacy" });
    expect([terms.updated, privacy.updated]).toEqual(["2025-08-21", "2025-08-21"]);
    expect(terms.html).toContain("<strong>18 or older</strong>");
    expect(privacy.html).toContain("<strong>not for anyone under 13</strong>");
  });

  it("have their figures from the product's own constants", async () => {
    const { html } = await getLegalDocument(ctx, { slug: "terms" });
    expect(html).toMatch(/a seat, of which there are 500\b/);
    expect(html).not.toMatch(/\{\w+\}/);
  });
});
