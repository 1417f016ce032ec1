import type { TableState } from "../../play/contract.ts";
import { boot, say } from "../shared/boot.ts";
import { make, part, put } from "../shared/dom.ts";
import type { Mark, Scene } from "./scene.ts";

const SHOWN = 30;

function roadMark({ text, kind, name }: Mark): HTMLElement {
  const mark = make("li", `mark-${kind}`, make("span", "fig", text), make("span", "sr", name));
  mark.title = name;
  return mark;
}

let shown: TableState["recent"] = [];
let kinds: readonly string[] = [];

/** Adds the results that are not on the road yet. The others stay, so that they are not laid out again. */
function showResults(recent: TableState["recent"], scene: Scene): void {
  const newest = shown[0]?.round;
  const known = recent.findIndex(({ round }) => round === newest);
  shown = recent;
  if (known === 0) return;
  const fresh = recent.slice(0, known === -1 ? recent.length : known).map(({ stops }) => scene.mark(stops));
  const road = part("road", HTMLElement);
  if (known === -1) road.replaceChildren();
  road.prepend(...fresh.slice(0, SHOWN).map(roadMark));
  for (const old of [...road.children].slice(SHOWN)) old.remove();
  kinds = [...fresh.map(({ kind }) => kind), ...(known === -1 ? [] : kinds)].slice(0, recent.length);
  for (const each of document.querySelectorAll("[data-count]"))
    if (each instanceof HTMLElement) each.textContent = String(kinds.filter((kind) => kind === each.dataset.count).length);
}

/**
 * The last results, the newest first, and how many members play.
 *
 * @param told The phase whose result was shown to its end: any other result is not among the last ones yet.
 */
export function showRoad({ recent: known, players, phase, seen }: TableState, scene: Scene, told: string): void {
  showResults(phase === "show" && seen !== told ? known.slice(1) : known, scene);
  put("players", say("tablePlayers", { count: players }));
}

/** The proof of the round that is running, and of the last one. */
export function showChain({ round, hash, anchor, seed, recent }: TableState): void {
  put("anchor", anchor);
  put("table-round", String(round));
  put("table-hash", hash);
  const last = seed ?? (round > 0 ? hash : undefined);
  put("table-seed", last ?? "–");
  if (last === undefined || recent[0] === undefined) return;
  const { theme = "", brand = "" } = document.documentElement.dataset;
  const asked = { lang: boot.lang, theme, brand, game: boot.gameCode, server: last, client: boot.gameCode };
  const address = new URLSearchParams({ ...asked, nonce: String(recent[0].round) });
  part("verify-link", HTMLAnchorElement).href = `/verify?${address.toString()}`;
}
