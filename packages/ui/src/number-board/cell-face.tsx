import { Ball } from "../ball/ball.tsx";
import { Die } from "../dice/die.tsx";

/** How a board draws its numbers. */
export type BoardFace = "figure" | "ball" | "dice" | "race";

/** One number of a board, drawn as the draw itself draws it. */
export function CellFace({ face, number }: { face: BoardFace; number: string }) {
  if (face === "ball") return <Ball number={number} size="md" />;
  if (face === "race") return <Ball number={number} size="md" shape="plate" />;
  if (face === "dice") return <Die face={number} size="md" />;
  return number;
}
