import type { FamilyId } from "@baize/domain/lottery/family";
import type { BoardFace } from "@baize/ui/number-board";

/** How a family's numbers are drawn on a board. */
export function faceOf(family: FamilyId): BoardFace {
  if (family === "mark6") return "ball";
  if (family === "race10") return "race";
  return family === "dice3" ? "dice" : "figure";
}
