import { useState } from "react";
import type { Play } from "@baize/domain/lottery/play";
import type { TicketStake } from "@baize/ui/ticket-bar";
import { type Draft, emptyDraft } from "./draft.ts";
import type { PlayTable } from "./use-lottery-game.ts";

/** What is being made on the boards of a game. Each play keeps its own pick while another is open. */
export function useTicketDraft({ units, limits }: PlayTable, play: Play) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  // The cheapest line that is a bet by itself.
  const usual = units.find((unit) => BigInt(limits.minStake.amount.replace(".", "")) <= unit) ?? units.at(-1) ?? 0n;
  const [stake, setStake] = useState<TicketStake>({ unit: usual, multiple: 1 });
  const [rebatePpm, setRebate] = useState(0);
  const put = (id: string, draft: Draft) => setDrafts((all) => ({ ...all, [id]: draft }));
  const draft = drafts[play.id] ?? emptyDraft;
  return {
    draft,
    stake,
    rebatePpm,
    setDraft: (next: Draft) => put(play.id, next),
    setStake,
    setRebate,
    /** The pick is gone, how it is made stays. */
    clear: () => put(play.id, { ...emptyDraft, mode: draft.mode }),
    /** A bet of the slip is on the board again. */
    load: (id: string, loaded: Draft, paid: TicketStake, rebate: number) => {
      put(id, loaded);
      setStake(paid);
      setRebate(rebate);
    },
  };
}
export type TicketDraft = ReturnType<typeof useTicketDraft>;
