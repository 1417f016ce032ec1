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

/** Why a slip was not bought, and the bets that were sent. */
export interface BuyFailure {
  readonly error: unknown;
  readonly bets: readonly SlipBet[];
}

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
export function useBuy(gameCode: string, currency: string, { slip: shown, renew, answered }: GameSlip) {
  const buy = useChange("lottery.buy");
  const chase = useChange("lottery.chase");
  const [bought, setBought] = useState<Bought>();
  const [failure, setFailure] = useState<BuyFailure & { readonly key: string }>();
  const send = async ({ bets, issue, chase: wish, key }: Slip): Promise<Bought> => {
    const input = { gameCode, issue, bets: bets.map((bet) => written(bet, currency)) };
    if (!wish) return { kind: "ticket", ticket: (await buy.mutateAsync({ input, key })).ticket };
    const run = { ...input, multiples: [...chaseMultiples(wish)], stopOnWin: wish.stopOnWin };
    return { kind: "chase", chase: (await chase.mutateAsync({ input: run, key })).chase };
  };
  const place = async (slip: Slip) => {
    setFailure(undefined);
    try {
      setBought(await send(slip));
      answered(slip);
    } catch (error) {
      // The server knows this key with other bets: the same slip again, as a new intent.
      const key = isApiError(error, "idempotency.mismatch") ? renew() : slip.key;
      setFailure({ error, bets: slip.bets, key });
    }
  };
  return {
    place,
    bought,
    /** Of the slip that is shown: one that has changed was not refused. */
    failure: failure?.key === shown.key ? failure : undefined,
    forget: () => setBought(undefined),
  };
}
