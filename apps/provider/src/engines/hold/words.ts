import { say } from "../../web/shared/boot.ts";
import { timesText } from "../../web/shared/times.ts";
import { faceText } from "../symbols/draw.ts";
import type { Face } from "../symbols/faces.ts";
import { type Held, heldFrom, type Respin, type RowWin } from "./engine.ts";

function rowText({ row, symbol, count, pays }: RowWin, faces: readonly Face[]): string {
  const face = faces[symbol];
  return face ? say("holdRow", { row: row + 1, symbol: faceText(face), count, times: timesText(pays) }) : "";
}

/** What the rows of the paid spin pay; empty where they pay nothing. */
export const rowsText = ({ rows }: Held, faces: readonly Face[]): string =>
  rows.map((row) => rowText(row, faces)).join("\u00a0· ");

export const respinText = ({ fresh, left }: Respin): string => say("holdRespin", { coins: fresh.length, left });

/** How many coins the round ended with. */
export const coinsIn = ({ cells, respins }: Held): number =>
  (respins.at(-1)?.cells ?? cells).filter((cell) => cell !== undefined && "coin" in cell).length;

export function coinsText(held: Held): string {
  const values = { coins: coinsIn(held), times: timesText(held.coins) };
  return held.full > 0 ? say("holdFull", { ...values, more: timesText(held.full) }) : say("holdTotal", values);
}

/** The round in words: rows, then each respin, then what the coins brought. */
export function describeHold(_: string, stops: readonly (readonly number[])[], variant: number, faces: readonly Face[]): string {
  const held = heldFrom(stops, variant);
  if (!held) return "";
  const rows = held.rows.length > 0 ? [`${rowsText(held, faces)}.`] : [];
  if (held.respins.length === 0) return [...rows, say("holdFew", { coins: coinsIn(held) })].join(" ");
  return [...rows, say("holdLocks"), ...held.respins.map(respinText), coinsText(held)].join(" ");
}
