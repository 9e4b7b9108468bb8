import { renderMarkdown } from "./markdown";

describe("renderMarkdown", () => {
  it("renders headings that link to themselves, lists, bold text and links", async () => {
    const html = await renderMarkdown("## What is *left*\n\n- **one**\n- [two](/notes)\n");
    expect(html).toContain('<h2 id="what-is-left"><a href="#what-is-left">What is <em>left</em></a></h2>');
    expect(html).toContain("<strong>one</strong>");
    expect(html).toContain('<a href="/notes">two</a>');
  });

  it("gives two headings with the same text two ids", async () => {
    const html = await renderMarkdown("## Why\n\n## Why\n");
    expect(html).toContain('id="why"');
    expect(html).toContain('id="why-1"');
  });

  it("turns an image that stands alone into a figure with a size and a caption", async () => {
    const html = await renderMarkdown('![Two circles](/notes/a.svg "Where two views meet")');
    expect(html).toBe(
      '<figure><img src="/notes/a.svg" alt="Two circles" width="1600" height="900" loading="lazy" decoding="async"><figcaption>Where two views meet</figcaption></figure>',
    );
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["an event handler", '<img src=x onerror="alert(1)">'],
    ["a javascript link", "[x](javascript:alert(1))"],
    ["a javascript link in capitals and entities", "[x](JaVa&#115;cript:alert(1))"],
    ["a data link", "[x](data:text/html;base64,PHNjcmlwdD4=)"],
    ["a javascript image", "![x](javascript:alert(1))"],
    ["an iframe", '<iframe src="https://evil.example"></iframe>'],
    ["a style", "<style>*{display:none}</style>"],
    ["an svg", '<svg onload="alert(1)"></svg>'],
    ["an autolink", "<javascript:alert(1)>"],
    ["a reference link", "[x][1]\n\n[1]: javascript:alert(1)"],
  ])("drops %s", async (_name, markdown) => {
    const html = await renderMarkdown(markdown);
    expect(html).not.toMatch(/<(script|iframe|style|svg)|onerror=|onload=|(href|src)="?(javascript|data):/i);
  });

  it("names the column of each cell but the first", async () => {
    const html = await renderMarkdown("| Form | *Range* |\n| --- | --- |\n| 24 statements | about 20 |");
    expect(html).toContain("<td>24 statements</td>");
    expect(html).toContain('<td data-label="Range">about 20</td>');
  });

  it("sends no referrer to other sites", async () => {
    expect(await renderMarkdown("[a study](https://example.com/a)")).toContain('rel="noopener noreferrer"');
  });
});
