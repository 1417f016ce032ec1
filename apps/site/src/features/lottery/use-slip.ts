import { useEffect } from "react";
import { useSession } from "../../shared/session/session.ts";
import { adoptSlip, type SlipChase, emptySlip, ownerOf, type Slip, type SlipBet, useSlipStore } from "./kept-slip.ts";

const withId = (bet: Omit<SlipBet, "id">): SlipBet => ({ ...bet, id: crypto.randomUUID() });

/** The slip of a game and its changes. The draw of the first bet is the draw of the slip, until the person takes another. */
export function useSlip(gameCode: string) {
  const account = useSession()?.account;
  const { slip, change, ...kept } = useSlipStore(ownerOf(account), gameCode);
  useEffect(() => {
    if (account) adoptSlip(account, gameCode);
  }, [account, gameCode]);
  const withBets = (next: (bets: readonly SlipBet[]) => readonly SlipBet[], issue: string) =>
    change((now) => {
      const bets = next(now.bets);
      return bets.length === 0 ? emptySlip : { ...now, bets, issue: now.bets.length === 0 ? issue : now.issue };
    });
  return {
    ...kept,
    slip,
    add: (bets: readonly Omit<SlipBet, "id">[], issue: string) => withBets((now) => [...now, ...bets.map(withId)], issue),
    /** The new bet takes the place of the old one among the others. */
    replace: (id: string, bet: Omit<SlipBet, "id">) =>
      withBets((now) => now.map((each) => (each.id === id ? withId(bet) : each)), slip.issue),
    remove: (id: string) => withBets((now) => now.filter((bet) => bet.id !== id), slip.issue),
    setChase: (chase: SlipChase | null) => change((now) => ({ ...now, chase })),
    setIssue: (issue: string) => change((now): Omit<Slip, "key"> => ({ ...now, issue })),
  };
}
export type GameSlip = ReturnType<typeof useSlip>;
