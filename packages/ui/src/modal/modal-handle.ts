import type { ChangeDetails } from "../overlay/details.ts";
import type { OpenChangeReason } from "../overlay/lifecycle.ts";

/** How an imperative host drives one overlay. Made by `createModals()`; hand it on as `handle`. */
export interface ModalHandle {
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean, details: ChangeDetails<OpenChangeReason>) => void;
  readonly onClosed: () => void;
}
