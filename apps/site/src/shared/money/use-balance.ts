import { useSession } from "../session/session.ts";
import { useRead } from "../api/use-read.ts";
import { useRoundInPlay } from "./round-in-play.ts";

/** The member's balance with its as-of time; undefined until the first answer. */
export function useBalance() {
  const session = useSession();
  const held = useRoundInPlay();
  return useRead("wallet.balance", {}, { enabled: session !== null && !held, staleTime: 15_000 });
}
