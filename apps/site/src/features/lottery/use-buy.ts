import { useState } from "react";
import type { OutputOf } from "@baize/api/contract/contract";
import { isApiError } from "@baize/api/client/api-error";
import { formatAmount } from "@baize/domain/money/amount";
import { useChange } from "../../shared/api/use-change.ts";
import { chaseMultiples } from "./chase-stakes.ts";
import type { Slip, SlipBet } from "./kept-slip.ts";
import type { GameSlip } from "./use-slip.ts";

export type Bought =
  | { readonly kind: "ticket"; readonly ticket: OutputOf<"lottery.buy">["ticket"] }
  | { readonly kind: "chase"; readonly chase: OutputOf<"lottery.chase">["chase"] };

const written = ({ play, selection, unit, multiple, rebatePpm }: SlipBet, currency: string) => ({
  play,
  selection,
  unit: formatAmount(BigInt(unit), currency),
  multiple,
  rebatePpm,
});

/**
 * Buys the slip. Its key is that of the slip itself, so that a second press, another tab or a lost answer cannot buy it twice;
 * it is kept until the server has answered.
 */
export function useBuy(gameCode: string, currency: string, { answered, setIssue }: GameSlip) {
  const buy = useChange("lottery.buy");
  const chase = useChange("lottery.chase");
  const [bought, setBought] = useState<Bought>();
  const [error, setError] = useState<unknown>();
  const send = async ({ bets, issue, chase: wish, key }: Slip): Promise<Bought> => {
    const input = { gameCode, issue, bets: bets.map((bet) => written(bet, currency)) };
    if (!wish) return { kind: "ticket", ticket: (await buy.mutateAsync({ input, key })).ticket };
    const run = { ...input, multiples: [...chaseMultiples(wish)], stopOnWin: wish.stopOnWin };
    return { kind: "chase", chase: (await chase.mutateAsync({ input: run, key })).chase };
  };
  const place = async (slip: Slip) => {
    setError(undefined);
    try {
      setBought(await send(slip));
      answered(slip.key);
    } catch (failure) {
      setError(failure);
      // The server knows this key with other bets: the same slip again, as a new intent.
      if (isApiError(failure, "idempotency.mismatch")) setIssue(slip.issue);
    }
  };
  return { place, bought, error, forget: () => setBought(undefined), clearError: () => setError(undefined) };
}
