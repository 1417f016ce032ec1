import { nameOf, type Problem } from "./gate.ts";
import { drawnUnder, isLive, isUnseen, settle } from "./page.ts";

const hasLine = (style: CSSStyleDeclaration) =>
  [
    [style.borderBlockStartStyle, style.borderBlockStartWidth],
    [style.borderBlockEndStyle, style.borderBlockEndWidth],
    [style.borderInlineStartStyle, style.borderInlineStartWidth],
    [style.outlineStyle, style.outlineWidth],
  ].some(([kind, width]) => kind !== "none" && kind !== "hidden" && width !== "0px");

function isLined(element: Element): boolean {
  if (isUnseen(element)) return false;
  const style = getComputedStyle(element);
  if (hasLine(style)) return true;
  return ["::before", "::after"].some((pseudo) => {
    const drawn = getComputedStyle(element, pseudo);
    return drawn.content !== "none" && hasLine(drawn);
  });
}

const fields =
  "input:not([type=hidden], [type=range], [type=file]), textarea, select, [role=switch], [role=checkbox], [role=radio], [role=combobox]";

const room = 96;

/** A field's edge is its own border, that of a box drawn below or beside it, or that of its container. */
function hasEdge(field: Element): boolean {
  const native = field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
  if (native && getComputedStyle(field).appearance !== "none" && Number(getComputedStyle(field).opacity) > 0) return true;
  if (drawnUnder(field).some(isLined)) return true;
  // The field's own box, which chips can make tall.
  const control = field.closest("[data-part=control]");
  if (control && isLined(control)) return true;
  const { height } = field.getBoundingClientRect();
  for (let box: Element | null = field, steps = 0; box && steps < 6; box = box.parentElement, steps += 1) {
    if (isLined(box)) return true;
    if ([...box.children].some((child) => isLined(child) || child instanceof SVGElement)) return true;
    if (box.parentElement && box.parentElement.getBoundingClientRect().height > height + room) return false;
  }
  return false;
}

const edges = () =>
  [...document.body.querySelectorAll(fields)]
    .filter((field) => isLive(field) && !hasEdge(field))
    .map((field) => `${nameOf(field)}: no line is left around it`);

/** An icon that is a mask on a background colour is gone, as backgrounds are. */
function vanishedSigns(): string[] {
  return [...document.body.querySelectorAll("*")]
    .filter((element) => {
      if (element.childElementCount > 0) return false;
      const style = getComputedStyle(element);
      const isMask = style.maskImage !== "none" && style.maskImage !== "" && !style.maskImage.startsWith("linear-gradient");
      return isMask && style.forcedColorAdjust !== "none" && isLive(element);
    })
    .map((element) => `${nameOf(element)}: drawn by a mask over a background, so it vanishes`);
}

const states = ["aria-selected", "aria-pressed", "aria-checked", "aria-current"] as const;
const isOn = (value: string | null) => value !== null && value !== "false";

/** The style of an element and its descendants, without its text. */
function lookOf(element: Element): string {
  return [element, ...element.querySelectorAll("*")]
    .slice(0, 24)
    .flatMap((one) =>
      [undefined, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(one, pseudo);
        if (pseudo && style.content === "none") return "";
        const colours = [style.color, style.backgroundColor, style.fill, style.forcedColorAdjust];
        const lines = [style.borderBlock, style.borderInline, style.outline, style.textDecorationLine, style.fontWeight];
        return [one.tagName, ...colours, ...lines, style.opacity, style.transform, style.visibility, style.display].join(" ");
      }),
    )
    .join("\n");
}

/** A selected item differs from an unselected neighbour with backgrounds and shadows gone. */
function statesByColourAlone(): string[] {
  const found: string[] = [];
  for (const state of states) {
    const chosen = [...document.body.querySelectorAll(`[${state}]`)].filter(
      (one) => isOn(one.getAttribute(state)) && isLive(one),
    );
    for (const one of chosen) {
      const role = one.getAttribute("role");
      const list = one.closest(
        "ul, ol, nav, table, [role=tablist], [role=group], [role=radiogroup], [role=listbox], [role=toolbar], [role=grid]",
      );
      const others = [...(list?.querySelectorAll(one.tagName) ?? [])].filter(
        (other) => other !== one && other.getAttribute("role") === role && !isOn(other.getAttribute(state)) && isLive(other),
      );
      // Of the same kind: a link beside a menu's button is not compared with it.
      const other = others.find((candidate) => candidate.childElementCount === one.childElementCount);
      if (other && lookOf(one) === lookOf(other)) found.push(`${nameOf(one)}: looks like what is not chosen (${state})`);
    }
  }
  return found;
}

/** Checked with forced colours. */
export function forcedColours(): Problem[] {
  if (!matchMedia("(forced-colors: active)").matches) throw new Error("Forced colours are not on, so this gate could not fail.");
  return [...edges(), ...vanishedSigns(), ...statesByColourAlone()].map((what) => ({ gate: "forced colours", what }));
}

const seconds = (list: string) => Math.max(0, ...list.split(",").map((one) => Number.parseFloat(one)));
const short = 0.02;

/** Checked with reduced motion. A spinner may turn: it shows that work continues. */
export function reducedMotion(): Problem[] {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    throw new Error("Reduced motion is not on, so this gate could not fail.");
  settle();
  const running = document.getAnimations().flatMap((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
    const goes = animation.playState === "running" && Number(activeDuration) > short * 1000;
    return goes && target && !target.closest("[data-component=spinner]") ? [target] : [];
  });
  const willMove = [...document.body.querySelectorAll("*:not([data-component=spinner], [data-component=spinner] *)")].filter(
    (element) => {
      const style = getComputedStyle(element);
      return (
        seconds(style.transitionDuration) > short || (style.animationName !== "none" && seconds(style.animationDuration) > short)
      );
    },
  );
  return [...new Set([...running, ...willMove])]
    .slice(0, 5)
    .map((element) => ({ gate: "reduced motion", what: `${nameOf(element)}: still moves` }));
}
