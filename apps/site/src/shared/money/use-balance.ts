import { useSession } from "../session/session.ts";
import { useRead } from "../api/use-read.ts";

/** The member's balance with its as-of time; undefined until the first answer. */
export function useBalance() {
  const session = useSession();
  return useRead("wallet.balance", {}, { enabled: session !== null, staleTime: 15_000 });
}
