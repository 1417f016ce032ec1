import { useLocation } from "react-router-dom";
import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { kindOf } from "./lottery-kind.ts";

export const PARTS = ["past", "trends", "tickets", "chases"] as const;
export type Part = (typeof PARTS)[number];
const isPart = (value: string | null): value is Part => PARTS.some((part) => part === value);

/** What the address of a lottery's page says: game, play, view, the part below the board, and the ticket or draw that is open. */
export function useLotteryAddress() {
  const { pathname } = useLocation();
  const [params, change] = useAddressQuery();
  const part = params.get("part");
  return {
    kind: kindOf(pathname),
    gameCode: params.get("gameCode") ?? "",
    playType: params.get("playType") ?? "",
    view: params.get("view") === "lobby" ? ("lobby" as const) : ("betting" as const),
    part: isPart(part) ? part : ("past" as const),
    ticket: params.get("ticket") ?? "",
    draw: params.get("draw") ?? "",
    change,
  };
}
