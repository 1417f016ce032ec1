interface Given {
  /** Those of all pages. */
  readonly ids: readonly string[];
  /** The most lines of a piece of code. */
  readonly mostLines: number;
}

/** The faults of a docs page, in words. Runs in the page, so it names nothing outside itself. */
export function faultsOfPage({ ids, mostLines }: Given): string[] {
  const root = document.documentElement;
  const docs = document.querySelector("#storybook-docs");
  if (!docs) return ["no docs"];
  const own = (selector: string) => [...docs.querySelectorAll(selector)].filter((one) => !one.closest(".docs-story"));
  const prose = own("p, li, th, td, h1, h2, h3, h4").map((element) => {
    const copy = element.cloneNode(true);
    if (copy instanceof Element) for (const code of copy.querySelectorAll("code, pre, kbd")) code.remove();
    return copy.textContent ?? "";
  });
  const markdown = prose
    .filter((text) => /`|(?:^|[\s(])\*\*\S|\]\(|^#+ |\| ?-{3}/.test(text))
    .map((text) => `raw Markdown: ${text.slice(0, 80)}`);
  const levels = own("h1, h2, h3, h4").map((heading) => Number(heading.tagName.slice(1)));
  const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const nameless = own("h1, h2, h3, h4").filter((heading) => !heading.textContent?.trim());
  const wide = own("p, ul, ol, h1, h2, h3, h4, .docs-wide").filter(
    (one) => !one.closest("[data-room]") && one.getBoundingClientRect().right > innerWidth + 1,
  );
  const linked = [...docs.querySelectorAll("a[href]")].flatMap(
    (link) => /path=\/docs\/([\w-]+)/.exec(link.getAttribute("href") ?? "")?.[1] ?? [],
  );
  const section = (name: string) => {
    const heading = own("h2").find((one) => one.textContent?.trim() === name);
    const parts: Element[] = [];
    for (let next = heading?.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling) parts.push(next);
    return heading && parts;
  };
  const related = section("Related")?.flatMap((part) => [...part.querySelectorAll("span")]) ?? [];
  const plain = related.filter((entry) => !entry.querySelector("a"));
  const anatomy = section("Anatomy");
  // A framed story draws its parts in a window of its own.
  const isDrawn = anatomy?.some((part) => part.querySelector(".docs-anatomy :is(iframe, .docs-part)"));
  const untitled = [...docs.querySelectorAll("[data-canvas]")].filter((canvas) => !canvas.querySelector("h3")?.textContent);
  const striped = own("tr").filter((row) => getComputedStyle(row).backgroundColor !== "rgba(0, 0, 0, 0)");
  const long = own("pre").map((one) => (one.textContent ?? "").trimEnd().split("\n").length);
  return [
    ...(root.dir === "ltr" && root.lang === "en" ? [] : [`the document is ${root.dir} and ${root.lang}`]),
    ...(root.scrollWidth > root.clientWidth ? [`${root.scrollWidth - root.clientWidth} px wider than the window`] : []),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ["not one first heading"]),
    ...(skips ? [`heading levels skip: ${levels.join(" ")}`] : []),
    ...nameless.map(() => "an empty heading"),
    ...wide.map((one) => `wider than the page: ${one.textContent?.slice(0, 60)}`),
    ...(anatomy && !isDrawn ? ["no picture of its parts"] : []),
    ...linked.filter((id) => !ids.includes(id)).map((id) => `a link to ${id}, which is no page`),
    ...plain.map((entry) => `related, and no link: ${entry.textContent}`),
    ...untitled.map(() => "a story without its name over it"),
    ...striped.slice(0, 1).map((row) => `Storybook's stripes in a table: ${row.textContent?.slice(0, 40)}`),
    ...long.filter((lines) => lines > mostLines).map((lines) => `code of ${lines} lines: leave some out, or link to the file`),
    ...markdown,
  ];
}

/** How many previews of a guide have no heading between themselves and the preview before. Runs in the page. */
export function countUnnamedPreviews(): number {
  const parts = [...document.querySelectorAll("#storybook-docs :is(h2, h3, .sbdocs-preview)")];
  const isPreview = parts.filter((one) => !one.closest(".docs-story")).map((one) => one.matches(".sbdocs-preview"));
  return isPreview.filter((preview, index) => preview && (isPreview[index - 1] ?? true)).length;
}
