import type { SpinView } from "../../play/contract.ts";
import { boot, listed, say } from "../../web/shared/boot.ts";
import { faceText } from "../symbols/draw.ts";
import { faceOf, type SlotSymbol } from "./symbols.ts";
import type { MoneyFormat } from "../../web/shared/money.ts";

const symbolText = (symbol: SlotSymbol): string => faceText(faceOf(symbol, boot.faces));

/** The payout of a spin in one sentence, the longest run first. */
export function describeSpin(spin: SpinView, money: MoneyFormat): string {
  const pearls = spin.pearls >= 3 ? [say("pearlWin", { count: spin.pearls, amount: money.text(spin.pearlPrize) })] : [];
  const lines = [...spin.lines]
    .toSorted((a, b) => b.count - a.count)
    .map((win) =>
      say("lineWin", {
        line: win.line + 1,
        symbol: symbolText(win.symbol),
        count: win.count,
        amount: money.text(win.prize),
      }),
    );
  const all = [...pearls, ...lines];
  if (all.length === 0) return say("nothing");
  const more = all.length > 2 ? ` ${say("moreLines", { count: all.length - 2 })}` : "";
  return all.slice(0, 2).join("\u00a0· ") + more;
}

/** The labels of the board as text, for screen readers. */
export function boardText(grid: SpinView["grid"]): string {
  const rows = [0, 1, 2].map((row) => listed(grid.flatMap((column) => column[row] ?? []).map(symbolText)));
  return rows.map((labels, row) => say("saidRow", { row: row + 1, labels })).join(" ");
}
