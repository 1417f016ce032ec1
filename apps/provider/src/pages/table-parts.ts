import { times } from "../engines/times.ts";
import { fig } from "./parts.ts";
import type { Say } from "./say.ts";

/** The phase, the time that is left of it, and how many members play. */
const clock = (say: Say): string =>
  '<div class="clock"><p><strong id="phase"></strong> <span id="players"></span></p><b class="fig" id="countdown" aria-hidden="true"></b>' +
  `<span class="time" aria-hidden="true"><i id="left"></i></span></div><h2 class="sr">${say("tableRoad")}</h2>`;

const road = '<ol class="road" id="road" dir="ltr"></ol>';

/** What a chip brings: one figure, or the lowest and the highest. */
const range = (pays: readonly number[]): string => fig(pays.map(times).join(" – "));

/** A spot on which chips are laid. */
export const spot = (
  name: string,
  text: string,
  pays: number | readonly [low: number, high: number] | undefined,
  kind = "",
): string =>
  `<button type="button" class="spot ${kind}" data-spot="${name}"><span class="name">${text}</span>${pays === undefined ? "" : `<small>${range([pays].flat())}</small>`}</button>`;

/** The upper part of a shared table: clock, last results, scene. */
export const tableHead = (say: Say, scene: string): string =>
  `${clock(say)}${road}<div class="well" id="well" role="img" aria-label="${say("loading")}">${scene}</div>`;

/** What a board has around its spots. */
interface AroundSpots {
  readonly before: string;
  readonly after: string;
}

/** The board of a shared table with spots for chips below the scene. */
export const tableWell = (say: Say, scene: string, spots: string, around?: AroundSpots): string =>
  `${tableHead(say, scene)}${around?.before ?? ""}<fieldset id="choices" class="spots"><legend class="sr">${say("choices")}</legend>${spots}</fieldset>${around?.after ?? ""}`;

/** How often each result came lately: filled by the page. */
export const counts = (items: readonly (readonly [kind: string, text: string])[]): string =>
  `<p class="counts">${items.map(([kind, text]) => `<span class="mark-${kind}">${text} <b class="fig" data-count="${kind}">0</b></span>`).join("")}</p>`;
