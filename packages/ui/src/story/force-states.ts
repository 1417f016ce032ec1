/** The states that a pointer and the keyboard give, which a page shows side by side. */
export type ForcedState = "hover" | "focus-visible" | "active";
/** As captions, in the order in which they are shown. */
export const stateNames = { rest: "At rest", hover: "Hover", "focus-visible": "Focus", active: "Pressed" } as const;

const attribute = "data-forced";
const pseudo = /:(hover|focus-visible|active|focus-within|focus)(?![\w-])/g;
const done = new WeakSet<CSSRule>();

/** `:hover` also where an element is marked as such; the specificity stays. */
const withForced = (selector: string): string =>
  selector.replaceAll(pseudo, (whole, state: string) =>
    state === "focus-within"
      ? `:is(${whole}, :has([${attribute}~="focus-visible"]))`
      : `:is(${whole}, [${attribute}~="${state}"])`,
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
/** Of react-aria and radix-ui, which draw states by attributes of their own. */
const own: Readonly<Record<ForcedState, readonly string[]>> = {
  hover: ["data-hovered", "data-highlighted"],
  "focus-visible": ["data-focus-visible"],
  active: ["data-pressed"],
};

/** In a menu the focus follows the pointer. */
const marksOf = (control: Element, state: ForcedState): string => {
  if (state === "focus-visible") return "focus focus-visible";
  return `hover${state === "active" ? " active" : ""}${control.matches("[role^=menuitem]") ? " focus" : ""}`;
};

/** Marks an element, and what is around it below `root`: a pointer is over both. */
export function mark(control: Element, state: ForcedState, root: Element): void {
  control.setAttribute(attribute, marksOf(control, state));
  for (const name of own[state]) control.setAttribute(name, "true");
  if (state === "focus-visible") return;
  for (let around = control.parentElement; around && around !== root; around = around.parentElement)
    around.setAttribute(attribute, state === "active" ? "hover active" : state);
}

const disabled = ":disabled, [aria-disabled=true], [data-disabled]";
const unusable = `[aria-hidden=true], [hidden], ${disabled}`;

/** Marks the first control below an element that can be used. Whether there is one. */
export function force(root: Element, state: ForcedState | undefined): boolean {
  const control = root.querySelector(`:is(${controls}):not(${unusable})`);
  if (control && state) mark(control, state, root);
  return Boolean(control);
}

/** Whether a control below an element is disabled. */
export const hasDisabled = (root: Element): boolean => root.querySelector(`:is(${controls}):is(${disabled})`) !== null;
