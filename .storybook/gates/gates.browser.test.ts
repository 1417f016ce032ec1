import { afterEach, describe, expect, test } from "vitest";
import { focusOrder, focusVisible } from "./focus.ts";
import { forcedColours, reducedMotion } from "./forced.ts";
import { failureOf } from "../audit.ts";
import { type Gate, gates, isExcepted, type Problem } from "./gate.ts";
import { largeText } from "./large-text.ts";
import { withForcedMedia } from "./media.ts";
import { tabStops } from "./page.ts";
import { reflow } from "./reflow.ts";
import { rules } from "./rules.ts";

/** A page that passes, and the same page with one fault: a gate must tell them apart. */
interface Case {
  readonly gate: Gate;
  readonly fault: string;
  readonly good: string;
  readonly bad: string;
  readonly look: () => Promise<readonly Problem[]>;
}

const complete = () => rules("complete");
const colours = () => rules("colours");
const forced = () => withForcedMedia(forcedColours);
const motion = () => withForcedMedia(reducedMotion);
const order = () => Promise.resolve(focusOrder(tabStops()));
const visible = () => withForcedMedia(() => focusVisible(tabStops()));
const tab = (chosen: boolean, style: string) =>
  `<button role="tab" aria-selected="${chosen}" style="border:1px solid;${style}">${chosen ? "Live" : "Slots"}</button>`;
const tabs = (style: string) => `<div role="tablist" aria-label="Games">${tab(true, style)}${tab(false, "")}</div>`;
const pick = (words: string) =>
  `<label for="c">${words}</label><button id="c" role="combobox" aria-expanded="false" aria-controls="l"></button>`;
const ownDirection = (flow: string) =>
  `<div dir="rtl" style="display:flex;flex-direction:${flow}"><button>السابق</button><button>التالي</button></div>`;
/** Shows focus by state, which is drawn after the event. */
const byState = (line: string) =>
  `<style>button{outline:none}[data-on]{border-color:${line}}</style><button onfocus="queueMicrotask(() => (this.dataset.on = ''))" onblur="queueMicrotask(() => delete this.dataset.on)">Deposit</button>`;
/** Shows focus for keyboard users alone, as parts do that follow the last input device. */
const byKeys = (line: string) =>
  `<style>button{outline:none}[data-on]{border-color:${line}}</style><button onfocus="this.toggleAttribute('data-on', document.body.dataset.keys === 'yes')" onblur="delete this.dataset.on">Deposit</button>`;
const setKeys = (used: "yes" | "no") => {
  document.body.dataset.keys = used;
};
const afterPointer = () => {
  setKeys("no");
  document.addEventListener("keydown", () => setKeys("yes"), { once: true });
  return visible();
};
/** One transparent input over the boxes that show its digits. */
const code = (look: string, box: string) =>
  `<style>${look}</style><div style="position:relative;inline-size:96px"><div style="display:flex">${`<b style="inline-size:44px;block-size:44px;${box}">4</b>`.repeat(2)}</div><input aria-label="Code" style="position:absolute;inset:0;opacity:0"></div>`;
const area = (border: string) =>
  `<div style="${border}padding:8px"><textarea aria-label="Message" style="block-size:300px;border:0;background:#ddd"></textarea></div>`;
const field = (style: string) => `<div><input aria-label="Amount" style="border:0;background:#ddd;${style}"></div>`;

const cases: readonly Case[] = [
  {
    gate: "rules",
    fault: "a list item outside a list",
    good: "<ul><li>Teen Patti</li></ul>",
    bad: "<li>Teen Patti</li>",
    look: complete,
  },
  {
    gate: "contrast",
    fault: "pale words",
    good: '<p style="color:#111;background:#fff">₹500</p>',
    bad: '<p style="color:#bbb;background:#fff">₹500</p>',
    look: colours,
  },
  {
    gate: "names",
    fault: "a tab without words",
    good: '<div role="tablist" aria-label="Games"><button role="tab">Live</button></div>',
    bad: '<div role="tablist" aria-label="Games"><button role="tab"></button></div>',
    look: complete,
  },
  {
    gate: "names",
    fault: "a list's button whose label is empty",
    good: pick("Currency"),
    bad: pick(""),
    look: complete,
  },
  {
    gate: "targets",
    fault: "two buttons of 12 px beside each other",
    good: `<div>${'<button style="inline-size:24px;block-size:24px">+</button>'.repeat(2)}</div>`,
    bad: `<div style="font-size:0">${'<button style="font-size:10px;padding:0;inline-size:12px;block-size:12px">+</button>'.repeat(2)}</div>`,
    look: complete,
  },
  {
    gate: "focus order",
    fault: "a row turned round by style",
    good: '<div style="display:flex"><button>Back</button><button>Next</button></div>',
    bad: '<div style="display:flex;flex-direction:row-reverse"><button>Back</button><button>Next</button></div>',
    look: order,
  },
  {
    gate: "focus order",
    fault: "a reversed row in a part with its own direction",
    good: ownDirection("row"),
    bad: ownDirection("row-reverse"),
    look: order,
  },
  {
    gate: "focus order",
    fault: "a link that is above the box before it",
    good: '<div tabindex="0" style="overflow:auto;block-size:40px"><a href="#1" style="display:block;margin-block:-60px 200px">1</a></div>',
    bad: '<div style="display:flex;flex-direction:column-reverse"><div tabindex="0">Bets</div><a href="#1">1</a></div>',
    look: order,
  },
  {
    gate: "focus order",
    fault: "a positive tabindex",
    good: "<button>Deposit</button>",
    bad: '<button tabindex="3">Deposit</button>',
    look: order,
  },
  {
    gate: "focus visible",
    fault: "focus shown by a shadow alone",
    good: "<button>Deposit</button>",
    bad: "<style>.x:focus{outline:none;box-shadow:0 0 0 3px red}</style><button class=x>Deposit</button>",
    look: visible,
  },
  {
    gate: "focus visible",
    fault: "a state of focus that draws nothing",
    good: byState("#00f"),
    bad: byState(""),
    look: visible,
  },
  {
    gate: "focus visible",
    fault: "keyboard focus after a pointer press that nothing shows",
    good: byKeys("#00f"),
    bad: byKeys(""),
    look: afterPointer,
  },
  {
    gate: "focus visible",
    fault: "an outline of an invisible input",
    good: code("div:has(> input:focus) b{outline:2px solid}", ""),
    bad: code("input:focus{outline:2px solid}", ""),
    look: visible,
  },
  {
    gate: "forced colours",
    fault: "a field that only its background marks",
    good: field("border:1px solid"),
    bad: field(""),
    look: forced,
  },
  {
    gate: "forced colours",
    fault: "a high field known by its ground alone",
    good: area("border:1px solid;"),
    bad: area(""),
    look: forced,
  },
  {
    gate: "forced colours",
    fault: "a see-through field over boxes known by their ground alone",
    good: code("", "border:1px solid"),
    bad: code("", "background:#ddd"),
    look: forced,
  },
  {
    gate: "forced colours",
    fault: "a choice known by its ground alone",
    good: tabs("border-width:3px"),
    bad: tabs("background:gold"),
    look: forced,
  },
  {
    gate: "forced colours",
    fault: "a sign cut out of a ground",
    good: '<svg width="24" height="24"><path d="M0 0h24v24z" fill="currentColor"/></svg>',
    bad: '<i style="display:block;inline-size:24px;block-size:24px;background:#111;mask:radial-gradient(#000 50%,transparent 0)"></i>',
    look: forced,
  },
  {
    gate: "reduced motion",
    fault: "a pulse that goes on",
    good: "<style>@keyframes pulse{to{opacity:0}}@media (prefers-reduced-motion:no-preference){p{animation:pulse 1s infinite}}</style><p>Live</p>",
    bad: "<style>@keyframes pulse{to{opacity:0}}p{animation:pulse 1s infinite}</style><p>Live</p>",
    look: motion,
  },
  {
    gate: "reduced motion",
    fault: "a script that moves",
    good: "<p id=slide>Live</p>",
    bad: "<p id=slide data-slide>Live</p>",
    look: () => {
      document.querySelector("[data-slide]")?.animate({ translate: ["0", "100px"] }, { duration: 5000 });
      return motion();
    },
  },
  {
    gate: "320 px",
    fault: "a row wider than the window",
    good: '<div style="max-inline-size:640px;background:#eee">₹500</div>',
    bad: '<div style="inline-size:640px;background:#eee">₹500</div>',
    look: reflow,
  },
  {
    gate: "320 px",
    fault: "a row that runs further than the page's gutter",
    good: '<div style="margin-inline:-16px;background:#eee">₹500</div>',
    bad: '<div style="margin-inline:-40px;background:#eee">₹500</div>',
    look: reflow,
  },
  {
    gate: "200 % text",
    fault: "a box that keeps its height",
    good: '<div style="overflow:hidden;min-block-size:24px;font-size:1rem">Monsoon</div>',
    bad: '<div style="overflow:hidden;block-size:24px;font-size:1rem">Monsoon</div>',
    look: largeText,
  },
  {
    gate: "200 % text",
    fault: "a line lower than its letters",
    good: '<div style="overflow:hidden;font:1rem/0.8 serif">Monsoon</div>',
    bad: '<div style="overflow:hidden;font:1rem/0.45 serif">Monsoon</div>',
    look: largeText,
  },
  {
    gate: "200 % text",
    fault: "a word wider than its box",
    good: '<div style="overflow:hidden;inline-size:130px;font-size:1rem;overflow-wrap:anywhere">Maintenance</div>',
    bad: '<div style="overflow:hidden;inline-size:130px;font-size:1rem">Maintenance</div>',
    look: largeText,
  },
];

afterEach(() => {
  document.body.replaceChildren();
});

describe.each(cases)("$gate: $fault", ({ gate, good, bad, look }) => {
  const found = async (page: string) => {
    document.body.innerHTML = page;
    return (await look()).filter((problem) => problem.gate === gate).map(({ what }) => what);
  };
  test("finds the fault", async () => {
    expect(await found(bad)).not.toEqual([]);
  });
  test("passes the page without the fault", async () => {
    expect(await found(good)).toEqual([]);
  });
});

describe("enforcement", () => {
  const nothing = { exceptions: {}, tabStops: 0, milliseconds: {} };
  test.each(gates)("a problem of %s alone fails the story and is reported", (gate) => {
    expect(failureOf({ ...nothing, problems: [{ gate, what: "pale words" }] })?.message).toContain(`[${gate}] pale words`);
  });
  test("a story without problems passes", () => {
    expect(failureOf({ ...nothing, problems: [] })).toBeUndefined();
  });
  test("each gate has a page that fails it", () => {
    expect(gates.filter((gate) => !cases.some((one) => one.gate === gate))).toEqual([]);
  });
  test("an exception applies to its gate or rule alone", () => {
    const hidden: Problem = { gate: "rules", rule: "aria-hidden-focus", what: "" };
    expect(isExcepted(hidden, { rules: "why" })).toBe(true);
    expect(isExcepted(hidden, { "rules: aria-hidden-focus": "why" })).toBe(true);
    expect(isExcepted(hidden, { "rules: list": "why", "320 px": "why" })).toBe(false);
    expect(isExcepted({ gate: "contrast", rule: "color-contrast", what: "" }, { "rules: color-contrast": "why" })).toBe(false);
  });
});
