import { accountOf, memberAccount } from "../../ledger/account.ts";
import { loadBalance } from "../../ledger/post.ts";
import { playPosting } from "./play-posting.ts";
import type { FurtherMoves, NewCall } from "./wallet-call.ts";

/**
 * Takes a win back from the wallet that the round plays from. What a vendor's wallet does not have is taken from cash, and what
 * cash does not cover the player owes. `balance` is that of the wallet afterwards.
 */
export async function takeBack(
  { run, player: { owner, wallet, balance }, call: { provider } }: Pick<NewCall<unknown>, "run" | "player" | "call">,
  win: bigint,
): Promise<{ readonly balance: bigint; readonly moves: FurtherMoves }> {
  const covered = win < balance ? win : balance;
  const rest = win - covered;
  const left = balance - covered;
  if (wallet.kind === "cash")
    return {
      balance: left,
      moves: nonZero([
        { posting: "debt-booked", amount: rest },
        { ...playPosting("takeBack", wallet, provider), amount: win },
      ]),
    };
  const cash = memberAccount(owner, "cash");
  const inCash = rest === 0n ? 0n : ((await loadBalance(run, cash)) ?? 0n);
  return {
    balance: left,
    moves: nonZero([
      { ...playPosting("takeBack", wallet, provider), amount: covered },
      { posting: "debt-booked", amount: rest > inCash ? rest - inCash : 0n },
      { ...playPosting("takeBack", cash, provider), amount: rest },
    ]),
  };
}

const nonZero = (moves: FurtherMoves): FurtherMoves => moves.filter(({ amount }) => amount > 0n);

/** A player who owes pays out of a win that corrects a result, be it late or after the result was taken back: the debt may be for it. */
export async function collectFrom(
  { run, player: { owner, wallet, balance } }: Pick<NewCall<unknown>, "run" | "player">,
  win: bigint,
): Promise<{ readonly balance: bigint; readonly moves: FurtherMoves }> {
  const whole = balance + win;
  if (wallet.kind !== "cash") return { balance: whole, moves: [] };
  const owed = -((await loadBalance(run, accountOf(owner, "receivable"))) ?? 0n);
  const amount = owed < whole ? owed : whole;
  return { balance: whole - amount, moves: nonZero([{ posting: "debt-collected", amount }]) };
}
