import { useRead } from "../../shared/api/use-read.ts";

/** Draws that are loaded at once: the specification's count. */
const drawCount = 100;

/** The last hundred draws of one lottery, the newest first. */
export const useHistory = (gameCode: string) => useRead("lottery.past", { gameCode, count: drawCount });
