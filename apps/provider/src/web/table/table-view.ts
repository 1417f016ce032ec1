import type { TableState } from "../../play/contract.ts";
import { keepHash, showHashes } from "../play/seen-hashes.ts";
import { boot, say } from "../shared/boot.ts";
import { make, part, prependNew, put } from "../shared/dom.ts";
import type { Mark, Scene } from "./scene.ts";

const SHOWN = 30;

function roadMark({ text, kind, name }: Mark): HTMLElement {
  const mark = make("li", `mark-${kind}`, make("span", "fig", text), make("span", "sr", name));
  mark.title = name;
  return mark;
}

let counted: number | undefined;

function showCounts(recent: TableState["recent"], scene: Scene): void {
  const newest = recent[0]?.round;
  if (newest === counted) return;
  counted = newest;
  const kinds = recent.map(({ stops }) => scene.mark(stops).kind);
  for (const each of document.querySelectorAll("[data-count]"))
    if (each instanceof HTMLElement) each.textContent = String(kinds.filter((kind) => kind === each.dataset.count).length);
}

/**
 * The last results, the newest first, and how many members play.
 *
 * @param told The phase whose result was shown to its end: any other result is not among the last ones yet.
 */
export function showRoad({ recent: known, players, phase, seen }: TableState, scene: Scene, told: string): void {
  const recent = phase === "show" && seen !== told ? known.slice(1) : known;
  prependNew(part("road", HTMLElement), {
    items: recent.slice(0, SHOWN),
    keyOf: ({ round }) => String(round),
    toElement: ({ stops }) => roadMark(scene.mark(stops)),
  });
  showCounts(recent, scene);
  put("players", say("tablePlayers", { count: players }));
}

/** The proof of the round that is running, and of the last one. */
export function showChain({ round, phase, hash, anchor, seed, recent, mine }: TableState): void {
  keepHash(anchor, phase === "bets" ? round : round + 1);
  showHashes(hash, anchor);
  put("anchor", anchor);
  put("table-round", String(round));
  put("table-hash", hash);
  const last = seed ?? (round > 0 ? hash : undefined);
  put("table-seed", last ?? "–");
  if (last === undefined || recent[0] === undefined) return;
  const { theme = "", brand = "" } = document.documentElement.dataset;
  const nonce = recent[0].round;
  const asked = { lang: boot.lang, theme, brand, game: boot.gameCode, server: last, client: boot.gameCode, nonce: String(nonce) };
  const address = new URLSearchParams(mine?.nonce === nonce ? { ...asked, choice: mine.choice } : asked);
  part("verify-link", HTMLAnchorElement).href = `/verify?${address.toString()}`;
}
