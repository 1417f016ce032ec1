import { useState } from "react";
import type { OutputOf } from "@baize/api/contract/contract";
import { isApiError } from "@baize/api/client/api-error";
import { formatAmount } from "@baize/domain/money/amount";
import { useChange } from "../../shared/api/use-change.ts";
import { chaseMultiples } from "./chase-stakes.ts";
import { isRefusal } from "./is-refusal.ts";
import { isOverdue, type Slip, type SlipBet } from "./kept-slip.ts";
import type { GameSlip } from "./use-slip.ts";

export type Bought =
  | { readonly kind: "ticket"; readonly ticket: OutputOf<"lottery.buy">["ticket"] }
  | { readonly kind: "chase"; readonly chase: OutputOf<"lottery.chase">["chase"] };

/** Why a slip was not bought, and the bets that were sent. */
export interface BuyFailure {
  readonly error: unknown;
  readonly bets: readonly SlipBet[];
}
interface KeyedFailure extends BuyFailure {
  readonly key: string;
}
/** The same of a slip that is not the shown one any more. */
interface SentFailure extends BuyFailure {
  readonly issue: string;
}

const written = ({ play, selection, unit, multiple, rebatePpm }: SlipBet, currency: string) => ({
  play,
  selection,
  unit: formatAmount(BigInt(unit), currency),
  multiple,
  rebatePpm,
});

/**
 * Buys the slip. Its key is that of the slip itself, so that a second press, another tab or a lost answer cannot buy it twice.
 * A slip that was sent is kept until the server has answered, and no other one is sent before. After a day, when the server may soon
 * forget its key, it is not sent again: the member looks at their tickets, and takes it back.
 */
export function useBuy(gameCode: string, currency: string, held: GameSlip) {
  const { slip: shown, sent, markSent, renew, answered, refused, takeBack } = held;
  const buy = useChange("lottery.buy");
  const chase = useChange("lottery.chase");
  const [bought, setBought] = useState<Bought>();
  const [failure, setFailure] = useState<KeyedFailure>();
  const [sentFailure, setSentFailure] = useState<SentFailure>();
  const [now, setNow] = useState(Date.now);
  const pending = buy.isPending || chase.isPending;
  const send = async ({ bets, issue, chase: wish, key }: Slip): Promise<Bought> => {
    const input = { gameCode, issue, bets: bets.map((bet) => written(bet, currency)) };
    if (!wish) return { kind: "ticket", ticket: (await buy.mutateAsync({ input, key })).ticket };
    const run = { ...input, multiples: [...chaseMultiples(wish)], stopOnWin: wish.stopOnWin };
    return { kind: "chase", chase: (await chase.mutateAsync({ input: run, key })).chase };
  };
  /** Resolves with why it was not bought. */
  const deliver = async (slip: Slip): Promise<unknown> => {
    setFailure(undefined);
    setSentFailure(undefined);
    try {
      setBought(await send(slip));
      answered(slip);
      return undefined;
    } catch (error) {
      if (isRefusal(error)) refused(slip.key);
      return error;
    }
  };
  /** Whether the sent slip is too old, at this moment, to be sent again. */
  const checkAge = (): boolean => {
    const at = Date.now();
    setNow(at);
    return isOverdue(sent, at);
  };
  const place = async (slip: Slip) => {
    if (checkAge() || !markSent(slip)) return;
    const error = await deliver(slip);
    if (error === undefined) return;
    // The server knows this key with other bets: the same slip again, as a new intent.
    const key = isApiError(error, "idempotency.mismatch") ? renew() : slip.key;
    setFailure({ error, bets: slip.bets, key });
  };
  /** Sends the slip again whose answer is due: it is bought once, whether the first one arrived or not. */
  const resend = async () => {
    if (checkAge()) return;
    const { bets, issue } = sent;
    const error = await deliver(sent);
    if (error !== undefined) setSentFailure({ error, bets, issue });
  };
  const overdue = isOverdue(sent, now);
  const isDue = !overdue && sent.bets.length > 0 && !(pending && sent.key === shown.key);
  return {
    place,
    resend,
    pending,
    bought,
    /** Of the slip that is shown: one that has changed was not refused. */
    failure: failure?.key === shown.key ? failure : undefined,
    /** A slip that was sent before, whose answer never came. */
    unanswered: isDue ? sent : undefined,
    /** The same, but sent too long ago: only the member's tickets say whether it was bought. */
    overdue: overdue ? sent : undefined,
    takeBack,
    /** Why that one was not bought, once it was sent again. */
    sentFailure,
    forget: () => setBought(undefined),
    forgetFailure: () => setSentFailure(undefined),
  };
}
export type Buy = ReturnType<typeof useBuy>;
