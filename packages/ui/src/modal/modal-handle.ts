import type { ChangeDetails } from "../overlay/details.ts";
import type { OpenChangeReason } from "../overlay/lifecycle.ts";

/** The control of one overlay by an imperative host. `createModals()` makes it; pass it as `handle`. */
export interface ModalHandle {
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean, details: ChangeDetails<OpenChangeReason>) => void;
  readonly onClosed: () => void;
}
