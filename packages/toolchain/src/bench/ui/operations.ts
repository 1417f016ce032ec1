import { setTimeout as pause } from "node:timers/promises";
import type { Driver } from "./driver.ts";
import type { SceneName } from "./page/scene.ts";

/** One measured operation. `ready` brings the page to its start; `run` is measured. */
export interface Operation {
  readonly name: string;
  readonly scene: SceneName;
  readonly ready: (page: Driver) => Promise<void>;
  readonly run: (page: Driver) => Promise<void>;
}

const empty = (page: Driver) => page.call("clear");
const shown = (scene: SceneName) => (page: Driver) => page.call("mount", scene);
const mount = (name: string, scene: SceneName): Operation => ({ name, scene, ready: empty, run: shown(scene) });

/** The scene is there and what `selector` finds has focus. */
const focused = (scene: SceneName, selector: string) => async (page: Driver) => {
  await page.call("mount", scene);
  await page.call("focus", selector);
};
const press = (key: string) => (page: Driver) => page.keys.press(key);
const opened = (scene: SceneName, selector: string) => async (page: Driver) => {
  await focused(scene, selector)(page);
  await page.keys.press("Enter");
};

async function type(page: Driver): Promise<void> {
  for (let field = 0; field < 20; field += 1) {
    await page.keys.type("Asha");
    await page.keys.press("Tab");
  }
}

/** A menu moves its focus a task after the key: each key waits for the one before. */
async function moveDown(page: Driver): Promise<void> {
  for (let key = 0; key < 12; key += 1) {
    await page.keys.press("ArrowDown");
    await pause(30);
  }
}

/** Closing takes 100 ms, by a timer that no animation shows. */
async function closeDialog(page: Driver): Promise<void> {
  await page.keys.press("Escape");
  await pause(160);
}

const dialog = "[data-dialog-trigger]";
const menu = "[data-menu-trigger]";

export const operations: readonly Operation[] = [
  mount("mount 1,000 buttons", "buttons"),
  { name: "update 1,000 buttons", scene: "buttons", ready: shown("buttons"), run: (page) => page.call("update") },
  mount("mount form of 20 fields", "fields"),
  { name: "type into 20 fields", scene: "fields", ready: focused("fields", "input"), run: type },
  { name: "open modal", scene: "dialog", ready: focused("dialog", dialog), run: press("Enter") },
  { name: "close modal", scene: "dialog", ready: opened("dialog", dialog), run: closeDialog },
  mount("mount tabs with 100 cards", "cards"),
  { name: "switch tab, 100 cards", scene: "cards", ready: focused("cards", "[role=tab]"), run: press("ArrowRight") },
  mount("mount table of 200 rows", "rows"),
  {
    name: "turn page, 200 rows",
    scene: "rows",
    ready: focused("rows", "[aria-label='Next page']"),
    run: press("Enter"),
  },
  { name: "open menu of 40", scene: "choices", ready: focused("choices", menu), run: press("Enter") },
  {
    name: "move through menu",
    scene: "choices",
    ready: opened("choices", menu),
    run: moveDown,
  },
  { name: "close menu of 40", scene: "choices", ready: opened("choices", menu), run: press("Escape") },
  { name: "switch theme, all scenes", scene: "all", ready: shown("all"), run: (page) => page.call("theme", "dark") },
];

/** The cost of measuring itself, which is subtracted from every result. */
export const nothing: Operation = { name: "nothing", scene: "buttons", ready: empty, run: async () => undefined };
