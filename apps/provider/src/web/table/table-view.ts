import type { TableState } from "../../play/contract.ts";
import { boot, say } from "../shared/boot.ts";
import { make, part } from "../shared/dom.ts";
import type { Scene } from "./scene.ts";

const put = (id: string, text: string | number): void => {
  part(id, HTMLElement).textContent = String(text);
};

const SHOWN = 30;

/**
 * The last results, the newest first, and how many members play.
 *
 * @param told The phase whose result was shown to its end: any other result is not among the last ones yet.
 */
export function showRoad({ recent: known, players, phase, seen }: TableState, scene: Scene, told: string): void {
  const recent = phase === "show" && seen !== told ? known.slice(1) : known;
  const marks = recent.slice(0, SHOWN).map(({ stops }) => {
    const { text, kind, name } = scene.mark(stops);
    const mark = make("li", `mark-${kind}`, make("span", "fig", text));
    mark.title = name;
    mark.append(make("span", "sr", name));
    return mark;
  });
  part("road", HTMLElement).replaceChildren(...marks);
  const counts = new Map<string, number>();
  for (const { stops } of recent) counts.set(scene.mark(stops).kind, (counts.get(scene.mark(stops).kind) ?? 0) + 1);
  for (const each of document.querySelectorAll("[data-count]"))
    if (each instanceof HTMLElement) each.textContent = String(counts.get(each.dataset.count ?? "") ?? 0);
  put("players", say("tablePlayers", { count: players }));
}

/** The proof of the round that is running, and of the last one. */
export function showChain({ round, hash, anchor, seed, recent }: TableState): void {
  put("anchor", anchor);
  put("table-round", round);
  put("table-hash", hash);
  const last = seed ?? (round > 0 ? hash : undefined);
  put("table-seed", last ?? "–");
  if (last === undefined || recent[0] === undefined) return;
  const { theme = "", brand = "" } = document.documentElement.dataset;
  const asked = { lang: boot.lang, theme, brand, game: boot.gameCode, server: last, client: boot.gameCode };
  const address = new URLSearchParams({ ...asked, nonce: String(recent[0].round) });
  part("verify-link", HTMLAnchorElement).href = `/verify?${address.toString()}`;
}
