import { useState } from "react";
import { useValue, type ValueProps } from "../field/use-value.ts";
import { type Picked, pressed, type QuickPick, quickPicked, samePick } from "./picking.ts";

/** The reason of a change. */
export type BoardReason = "toggle" | "quick-choice" | "quick-pick" | "clear";
export interface BoardState extends ValueProps<Picked, BoardReason> {
  numbers: readonly string[];
  pick: number | undefined;
  readOnly: boolean;
}
const none: Picked = [];

/** The pick of one board, and whether the last press was refused because it is full. */
export function useBoard({ numbers, pick, readOnly, ...held }: BoardState) {
  const [picked, change] = useValue<Picked, BoardReason>(held, none);
  const [refused, setRefused] = useState(false);
  const put = (next: Picked, reason: BoardReason, event?: Event) => {
    setRefused(false);
    if (!readOnly && !samePick(next, picked)) change(next, reason, event);
  };
  return {
    picked,
    full: pick !== undefined && picked.length >= pick,
    refused: refused && !readOnly,
    press: (number: string, event: Event) => {
      const next = pressed(picked, number, pick);
      if (readOnly) return;
      if (next) put(next, "toggle", event);
      else setRefused(true);
    },
    choose: (next: Picked, event?: Event) => put(next, "quick-choice", event),
    clear: (event: Event) => put(none, "clear", event),
    quick: (choose: QuickPick, event: Event) => put(quickPicked(picked, numbers, pick, choose), "quick-pick", event),
  };
}
