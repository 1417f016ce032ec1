import { part } from "../shared/dom.ts";
import { habits } from "./memory.ts";

const click = (id: string) => () => part(id, HTMLButtonElement).click();
/** Controls that use the arrows themselves, and for which Enter means nothing. */
const ARROWS = "input[type=radio], input[type=range], [data-arrows]";
const CHOOSERS = "input[type=radio], input[type=range]";
/** What is typed into them is text. */
const FIELDS = "input:not([type=radio], [type=range], [type=checkbox]), textarea";
const INTERACTIVE = "a[href], button, input, summary, select, textarea, [contenteditable]";

/** What the keys act on. */
export interface Keyed {
  readonly press: () => void;
  readonly bet: { readonly step: (by: 1 | -1) => void };
  readonly board: { readonly keys: Readonly<Record<string, () => void>> };
}

/**
 * Single keys can be turned off (WCAG 2.1.4) and never act with a modifier, in a dialog or in a field. Tab keeps its meaning.
 */
export function listenForKeys(game: Keyed): void {
  const toggle = part("keys-on", HTMLInputElement);
  toggle.checked = habits.get("keys") !== "off";
  toggle.addEventListener("change", () => habits.set("keys", toggle.checked ? undefined : "off"));
  const actions: Readonly<Record<string, () => void>> = {
    " ": () => game.press(),
    enter: () => game.press(),
    arrowup: () => game.bet.step(1),
    arrowdown: () => game.bet.step(-1),
    i: click("open-info"),
    f: click("open-fair"),
    m: click("sound"),
    ...game.board.keys,
  };
  addEventListener("keydown", (event) => {
    if (!toggle.checked || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (document.querySelector("dialog[open]")) return;
    const name = event.key.toLowerCase();
    const action = actions[name];
    const within = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null;
    if (!action || within(FIELDS) || (name.startsWith("arrow") && within(ARROWS))) return;
    if (within(INTERACTIVE) && (name === " " || (name === "enter" && !within(CHOOSERS)))) return;
    event.preventDefault();
    action();
  });
}
