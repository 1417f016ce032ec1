/** The states that a pointer and the keyboard give, which a page shows side by side. */
export type ForcedState = "hover" | "focus-visible" | "active";

const attribute = "data-forced";
const pseudo = /:(hover|focus-visible|active|focus-within|focus)(?![\w-])/g;
const done = new WeakSet<CSSRule>();

/** `:hover` also where an element is marked as such; the specificity stays. */
const withForced = (selector: string): string =>
  selector.replaceAll(pseudo, (whole, state: string) =>
    state === "focus-within"
      ? `:is(${whole}, :has([${attribute}~="focus-visible"]))`
      : `:is(${whole}, [${attribute}~="${state === "focus" ? "focus-visible" : state}"])`,
  );

function change(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !done.has(rule) && rule.selectorText.match(pseudo)) {
      rule.selectorText = withForced(rule.selectorText);
      done.add(rule);
    }
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) change(rule.cssRules);
  }
}

/** Lets the page's style sheets draw a state on elements that are marked with it. */
export function allowForcedStates(): void {
  for (const sheet of document.styleSheets) change(sheet.cssRules);
}

const controls = "button, a[href], input, select, textarea, summary, [role=switch], [role=slider], [role=tab], [tabindex='0']";
/** Of react-aria, which draws its states by attributes of its own. */
const own: Readonly<Record<ForcedState, string>> = {
  hover: "data-hovered",
  "focus-visible": "data-focus-visible",
  active: "data-pressed",
};

/** Marks the first control below an element, and what is around it: a pointer is over both. Whether there is one. */
export function force(root: Element, state: ForcedState | undefined): boolean {
  const control = root.querySelector(`:is(${controls}):not([aria-hidden=true], [hidden], :disabled, [aria-disabled=true])`);
  if (!control || !state) return Boolean(control);
  const marks = state === "active" ? "hover active" : state;
  control.setAttribute(attribute, marks);
  control.setAttribute(own[state], "true");
  if (state === "focus-visible") return true;
  for (let around = control.parentElement; around && around !== root; around = around.parentElement)
    around.setAttribute(attribute, marks);
  return true;
}
