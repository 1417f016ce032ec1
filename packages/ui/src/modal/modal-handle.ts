import type { ChangeDetails } from "../overlay/details.ts";
import type { OpenChangeReason } from "../overlay/lifecycle.ts";

/** The control of one overlay by an imperative host. `createModals()` makes it; pass it as `handle`. */
export interface ModalHandle {
  /** The overlay's own among those of its host. */
  readonly id: string;
  /** Whether it is to be shown. */
  readonly open: boolean;
  /** Tells the host that the overlay opens or closes, and why. */
  readonly onOpenChange: (open: boolean, details: ChangeDetails<OpenChangeReason>) => void;
  /** Tells the host that it has closed, after its animation. */
  readonly onClosed: () => void;
}
