import type { EngineName } from "../../engines/table.ts";
import type { OpenBoard } from "./board.ts";

/** The board of each engine: a page loads the one that it needs. */
export const BOARDS: Readonly<Record<EngineName, () => Promise<OpenBoard>>> = {
  slot: async () => (await import("../../engines/slot/board.ts")).openSlotBoard,
  dice: async () => (await import("../../engines/dice/board.ts")).openDiceBoard,
  wheel: async () => (await import("../../engines/wheel/board.ts")).openWheelBoard,
  coin: async () => (await import("../../engines/coin/board.ts")).openCoinBoard,
  keno: async () => (await import("../../engines/keno/board.ts")).openKenoBoard,
  plinko: async () => (await import("../../engines/plinko/board.ts")).openPlinkoBoard,
};
