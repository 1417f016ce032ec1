import type { SharedName } from "../../engines/table.ts";
import type { TableBoard } from "./scene.ts";

/** The board of each engine of shared tables: a page loads the one that it needs. */
const TABLES: Readonly<Record<SharedName, () => Promise<(variant: number) => TableBoard>>> = {
  dragontiger: async () => (await import("../../engines/dragontiger/board.ts")).openDragontigerTable,
  andarbahar: async () => (await import("../../engines/andarbahar/board.ts")).openAndarbaharTable,
  baccarat: async () => (await import("../../engines/baccarat/board.ts")).openBaccaratTable,
  teenpatti: async () => (await import("../../engines/teenpatti/board.ts")).openTeenpattiTable,
  crash: async () => (await import("../../engines/crash/board.ts")).openCrashTable,
  cockfight: async () => (await import("../../engines/cockfight/board.ts")).openCockfightTable,
  football: async () => (await import("../../engines/football/board.ts")).openFootballTable,
  kabaddi: async () => (await import("../../engines/kabaddi/board.ts")).openKabaddiTable,
  tennis: async () => (await import("../../engines/tennis/board.ts")).openTennisTable,
  cricket: async () => (await import("../../engines/cricket/board.ts")).openCricketTable,
  esports: async () => (await import("../../engines/esports/board.ts")).openEsportsTable,
  digits: async () => (await import("../../engines/digits/board.ts")).openDigitsTable,
  race: async () => (await import("../../engines/race/board.ts")).openRaceTable,
  roulette: async () => (await import("../../engines/roulette/board.ts")).openRouletteTable,
};

/** The table of an engine; undefined for one that plays for one member alone. */
export function tableOf(engine: string): Promise<(variant: number) => TableBoard> | undefined {
  const found = Object.entries(TABLES).find(([name]) => name === engine);
  return found?.[1]();
}
