import type { MiniName, RoomName, SlotName } from "../../engines/table.ts";
import type { OpenBoard } from "./board.ts";

/** The board of each engine: a page loads the one that it needs. */
const BOARDS: Readonly<Record<MiniName | RoomName | SlotName, () => Promise<OpenBoard>>> = {
  slot: async () => (await import("../../engines/slot/board.ts")).openSlotBoard,
  cluster: async () => (await import("../../engines/cluster/board.ts")).openClusterBoard,
  hold: async () => (await import("../../engines/hold/board.ts")).openHoldBoard,
  dice: async () => (await import("../../engines/dice/board.ts")).openDiceBoard,
  wheel: async () => (await import("../../engines/wheel/board.ts")).openWheelBoard,
  coin: async () => (await import("../../engines/coin/board.ts")).openCoinBoard,
  keno: async () => (await import("../../engines/keno/board.ts")).openKenoBoard,
  mines: async () => (await import("../../engines/mines/board.ts")).openMinesBoard,
  hilo: async () => (await import("../../engines/hilo/board.ts")).openHiloBoard,
  pattiroom: async () => (await import("../../engines/pattiroom/board.ts")).openRoomBoard,
  rummyroom: async () => (await import("../../engines/rummyroom/board.ts")).openRummyBoard,
  fish: async () => (await import("../../engines/fish/board.ts")).openFishBoard,
  plinko: async () => (await import("../../engines/plinko/board.ts")).openPlinkoBoard,
};

/** The board of an engine; undefined for one whose players share a table. */
export function soloBoard(engine: string): Promise<OpenBoard> | undefined {
  const found = Object.entries(BOARDS).find(([name]) => name === engine);
  return found?.[1]();
}
