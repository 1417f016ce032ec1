import { useState } from "react";
import { useValue, type ValueProps } from "../field/use-value.ts";
import { type Picked, pressed, type QuickPick, quickPicked, samePick } from "./picking.ts";
import type { BoardReason } from "./use-board.ts";

/** The numbers of each place, by its id; a place where nothing is picked may be missing. */
export type PositionsValue = Readonly<Record<string, Picked>>;
export type PositionsProps = ValueProps<PositionsValue, BoardReason>;
interface PositionsState extends PositionsProps {
  positions: readonly { readonly id: string; readonly numbers: readonly string[] }[];
  pick: number | undefined;
  readOnly: boolean;
}
const nothing: PositionsValue = {};
const none: Picked = [];

/** The picks of several places at once. */
export function usePositions({ positions, pick, readOnly, ...held }: PositionsState) {
  const [all, change] = useValue<PositionsValue, BoardReason>(held, nothing);
  const [refused, setRefused] = useState(false);
  const pickedIn = (id: string) => all[id] ?? none;
  const put = (next: PositionsValue, reason: BoardReason, event?: Event) => {
    setRefused(false);
    const same = positions.every(({ id }) => samePick(next[id] ?? none, pickedIn(id)));
    if (!readOnly && !same) change(next, reason, event);
  };
  return {
    pickedIn,
    refused: refused && !readOnly,
    press: (id: string, number: string, event: Event) => {
      if (readOnly) return;
      const next = pressed(pickedIn(id), number, pick);
      if (next) put({ ...all, [id]: next }, "toggle", event);
      else setRefused(true);
    },
    choose: (id: string, next: Picked, event?: Event) => put({ ...all, [id]: next }, "quick-choice", event),
    clear: (event: Event) => put(nothing, "clear", event),
    /** In each place one number, or as many as make a pick. */
    quick: (choose: QuickPick, event: Event) => {
      const entries = positions.map(({ id, numbers }) => [id, quickPicked(none, numbers, pick ?? 1, choose)] as const);
      put(Object.fromEntries(entries), "quick-pick", event);
    },
  };
}
