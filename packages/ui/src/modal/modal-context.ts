import { createContext, useContext, useSyncExternalStore } from "react";
import type { CloseReason } from "../overlay/lifecycle.ts";
import { isTop, subscribe } from "../overlay/stack.ts";

interface ModalContextValue {
  readonly id: string;
  /** Asks it to close. Resolves to false where it stays, because `onBeforeClose` refused. */
  readonly close: (reason: CloseReason, event?: Event) => Promise<boolean>;
}
export const ModalContext = createContext<ModalContextValue | null>(null);

export interface ModalInside extends ModalContextValue {
  /** False while another modal covers this one. */
  readonly isTop: boolean;
}

/** The modal around the caller: asks it to close, says whether it is on top. Throws outside of a modal. */
export function useModal(): ModalInside {
  const value = useContext(ModalContext);
  if (!value) throw new Error("useModal() was called outside of a Modal, AlertDialog or Sheet: call it in what they show.");
  const top = useSyncExternalStore(subscribe, () => isTop(value.id));
  return { ...value, isTop: top };
}
