import { brands } from "@baize/tokens/brands";
import { focusOrder, focusVisible } from "./gates/focus.ts";
import { forcedColours, reducedMotion } from "./gates/forced.ts";
import { type AuditResult, type Exceptions, isExcepted, type Problem } from "./gates/gate.ts";
import { largeText } from "./gates/large-text.ts";
import { withForcedMedia } from "./gates/media.ts";
import { frame, settle, tabStops, within } from "./gates/page.ts";
import { reflow } from "./gates/reflow.ts";
import { rules } from "./gates/rules.ts";
import { type Look, applyLook } from "./globals.ts";

const ltr = { direction: "ltr", language: "en" } as const;
const rtl = { direction: "rtl", language: "ar" } as const;
/** A theme does not move anything; a direction does. Neither changes markup, so names and roles are checked once. */
const passes = [
  { theme: "light", ...ltr, turned: true, scope: "complete" },
  { theme: "dark", ...ltr, turned: false, scope: "colours" },
  { theme: "dark", ...rtl, turned: true, scope: "geometry" },
  { theme: "light", ...rtl, turned: false, scope: "colours" },
] as const;

async function inFourLooks(look: Look, ms: Record<string, number>): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { scope, turned, ...pass } of passes) {
    const began = performance.now();
    applyLook({ ...look, ...pass });
    settle();
    if (turned) {
      await frame();
      settle();
    }
    const laid = performance.now();
    const problems = await within(async () => await rules(scope));
    ms[`axe ${pass.theme} ${pass.direction}`] = Math.round(performance.now() - laid);
    ms.settle = (ms.settle ?? 0) + Math.round(laid - began);
    found.push(...problems.map((problem) => ({ ...problem, what: `${pass.theme} × ${pass.direction}: ${problem.what}` })));
  }
  return found;
}

let areBrandsChecked = false;

/**
 * Applies every brand to the document once a page, in both themes: each must show its own accent. A brand whose sheet is
 * missing shows that of the default.
 */
function checkBrands(look: Look): void {
  if (areBrandsChecked) return;
  areBrandsChecked = true;
  for (const theme of ["light", "dark"] as const) {
    const accents = new Map<string, string>();
    for (const brand of brands) {
      applyLook({ ...look, theme, brand: brand.name });
      settle();
      const accent = getComputedStyle(document.documentElement).getPropertyValue("--color-accent-default");
      const other = accents.get(accent);
      if (!accent || other)
        throw new Error(`In ${theme} the accent of brand "${brand.name}" is ${other ? `that of "${other}"` : "missing"}.`);
      accents.set(accent, brand.name);
    }
  }
}

/** Storybook's own hidden screens and filters are most of a small story's page, and axe would read them in every look. */
function removeWorkshop(): void {
  for (const part of document.querySelectorAll(".sb-wrapper, #storybook-a11y-vision-filters")) part.remove();
}

async function collect(look: Look): Promise<Omit<AuditResult, "exceptions">> {
  removeWorkshop();
  const problems: Problem[] = [];
  const milliseconds: Record<string, number> = {};
  const timed = async (name: string, gate: () => Problem[] | Promise<Problem[]>) => {
    const began = performance.now();
    problems.push(...(await gate()));
    milliseconds[name] = Math.round(performance.now() - began);
  };
  await timed("axe", () => inFourLooks(look, milliseconds));
  await timed("brands", () => {
    checkBrands(look);
    applyLook(look);
    return [];
  });
  await timed("reflow", reflow);
  await timed("large text", largeText);
  // A sticky bar comes first in reading order only where the page is not scrolled.
  window.scrollTo(0, 0);
  await timed("focus order", async () => await within(() => focusOrder(tabStops())));
  const stops = tabStops();
  // Last, because focus opens hints and lists.
  await timed("forced", () =>
    withForcedMedia(async () => [...forcedColours(), ...reducedMotion(), ...(await focusVisible(stops))]),
  );
  return { problems, tabStops: stops.length, milliseconds };
}

/** Checks the story's result by every gate without mounting it again, and restores the look. */
export async function audit(look: Look, exceptions: Exceptions): Promise<AuditResult> {
  const { problems, ...rest } = await collect(look);
  return { problems: problems.filter((problem) => !isExcepted(problem, exceptions)), exceptions, ...rest };
}

/** The error of a story that fails; undefined for one that passes. */
export function failureOf({ problems }: AuditResult): Error | undefined {
  if (problems.length === 0) return undefined;
  return new Error(`Accessibility violations:\n${problems.map(({ gate, what }) => `  [${gate}] ${what}`).join("\n")}`);
}
