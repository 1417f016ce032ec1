import { useLocation } from "react-router-dom";
import { replaceInQuery, useAddressQuery } from "../../shared/page/use-address-query.ts";
import { kindOf } from "./lottery-kind.ts";

export const PARTS = ["past", "trends", "tickets", "chases"] as const;
export type Part = (typeof PARTS)[number];
const isPart = (value: string | null): value is Part => PARTS.some((part) => part === value);

/** What the address of a lottery's page says: game, play, view, the part below the board, and the ticket, draw or chase that is open. */
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
    chase: params.get("chase") ?? "",
    /** The chase whose tickets the part of tickets lists; "" for all tickets. */
    chaseId: params.get("chaseId") ?? "",
    change,
    /** The same address with parts of it replaced, for a link. */
    addressWith: (...values: Parameters<typeof change>) => ({ search: replaceInQuery(params, ...values).toString() }),
  };
}
