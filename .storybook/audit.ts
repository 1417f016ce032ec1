import axe from "axe-core";
import { brands } from "@baize/tokens/brands";
import { type Look, wear } from "./globals.ts";

const combinations = ["light", "dark"].flatMap((theme) => (["ltr", "rtl"] as const).map((direction) => ({ theme, direction })));
const options: axe.RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  // Page-level rules: a story is a part, the site's own sweep checks whole pages.
  rules: {
    region: { enabled: false },
    "landmark-one-main": { enabled: false },
    "page-has-heading-one": { enabled: false },
    bypass: { enabled: false },
  },
  resultTypes: ["violations"],
};

function describe(violation: axe.Result): string {
  const nodes = violation.nodes
    .slice(0, 5)
    .map(
      (node) =>
        `    ${node.target.join(" ")}\n      ${node.html.slice(0, 200)}\n      ${(node.failureSummary ?? "").replaceAll("\n", " ")}`,
    );
  return `  ${violation.id}: ${violation.help} (${violation.helpUrl})\n${nodes.join("\n")}`;
}

/** Lets transitions end at once: a colour in the middle of a fade fails an audit that the finished page passes. */
function settled(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  return new Promise((done) => requestAnimationFrame(() => done()));
}

async function auditOne(look: Look): Promise<string[]> {
  wear(look);
  await settled();
  await settled();
  const { violations } = await axe.run(document.body, options);
  return violations.map((violation) => `${look.theme} × ${look.direction}\n${describe(violation)}`);
}

async function smokeBrands(look: Look): Promise<void> {
  for (const brand of brands) {
    wear({ ...look, brand: brand.name });
    await settled();
    const accent = getComputedStyle(document.documentElement).getPropertyValue("--color-accent-default");
    if (!accent) throw new Error(`The sheet of brand "${brand.name}" is not on the page.`);
  }
}

/** Audits what the story left on screen in light/dark × LTR/RTL without mounting it again, then wears every brand once. */
export async function audit(look: Look): Promise<void> {
  const found: string[] = [];
  for (const combination of combinations) {
    found.push(...(await auditOne({ ...look, ...combination, language: combination.direction === "rtl" ? "ar" : "en" })));
  }
  await smokeBrands(look);
  wear(look);
  if (found.length > 0) throw new Error(`Accessibility violations:\n${found.join("\n")}`);
}
