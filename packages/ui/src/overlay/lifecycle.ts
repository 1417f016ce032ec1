import { ask } from "./ask.ts";
import { type ChangeDetails, changeDetails } from "./details.ts";
import { openers } from "./focus-return.ts";
import { createPhase, type PhaseStore } from "./phase.ts";

/** `trigger`: its button was pressed. `program`: the caller opened it. */
export type OpenReason = "trigger" | "program";
/**
 * `escape`: the key. `backdrop`: a press beside it. `close-button`: its close or cancel button. `action`: the answer of a
 * dialog. `close-all`: `closeAll()`. `program`: the caller.
 */
export type CloseReason = "escape" | "backdrop" | "close-button" | "action" | "close-all" | "program";
/** `refused`: a handler cancelled what the `open` prop asked for, and the owner is notified. */
export type OpenChangeReason = OpenReason | CloseReason | "refused";

export interface LifecycleProps {
  /** Whether it is open, when the caller holds the state; use it with `onOpenChange`. */
  open?: boolean;
  /** Open at first, when the component holds the state itself. */
  defaultOpen?: boolean;
  /** Called when it opens or closes; `details.reason` says why, `details.cancel()` keeps it as it is. */
  onOpenChange?: (open: boolean, details: ChangeDetails<OpenChangeReason>) => void;
  /** Before anything shows. May be async; `details.cancel()` keeps it closed. */
  onBeforeOpen?: (details: ChangeDetails<OpenReason>) => void | Promise<void>;
  /** It shows, and the opening animation is over. */
  onOpened?: () => void;
  /** Before it closes, for every reason; `details.event` is the person's event. May be async; `details.cancel()` keeps it open. */
  onBeforeClose?: (reason: CloseReason, details: ChangeDetails<CloseReason>) => void | Promise<void>;
  /** It is gone, and the closing animation is over. */
  onClosed?: () => void;
}

export interface Lifecycle {
  readonly phase: PhaseStore;
  readonly setProps: (props: LifecycleProps) => void;
  /** Updates the phase to the owner's props; call after each render that changed either. */
  readonly follow: () => void;
  /** The element that had focus when the overlay opened, and the elements that may get focus instead. */
  readonly openers: () => readonly HTMLElement[];
  readonly requestOpen: (reason: OpenReason, event?: Event) => void;
  /** True when it closes (or was closed), false when it stays. */
  readonly requestClose: (reason: CloseReason, event?: Event) => Promise<boolean>;
  readonly opened: () => void;
}

/**
 * Closed → asked → open → asked → closing → closed. Each step happens once, whoever asks: a person, the `open` prop or
 * the stack. A controlled overlay changes only when its prop does.
 */
export function createLifecycle(first: LifecycleProps): Lifecycle {
  let props = first;
  let own = first.defaultOpen ?? false;
  const phase = createPhase();
  let asking = false;
  let approved: boolean | undefined;
  let from: readonly HTMLElement[] = [];
  const wanted = () => props.open ?? own;

  function go(open: boolean): void {
    approved = undefined;
    phase.go(open ? "open" : "closing");
  }

  /** Notifies the owner of an allowed change, or applies it where there is no owner. */
  function notify(open: boolean, details: ChangeDetails<OpenChangeReason>): boolean {
    props.onOpenChange?.(open, details);
    if (details.cancelled) return false;
    own = open;
    approved = open;
    if (props.open === undefined) go(open);
    return true;
  }

  /** Applies the change that the prop asked for, or notifies the owner of a refusal. */
  function obey(open: boolean, granted: boolean): boolean {
    if (wanted() !== open) return false;
    if (granted) go(open);
    else {
      own = !open;
      props.onOpenChange?.(!open, changeDetails("refused"));
    }
    return granted;
  }

  function decide<Reason extends OpenReason | CloseReason>(
    open: boolean,
    details: ChangeDetails<Reason>,
    handler: () => void | Promise<void>,
  ): Promise<boolean> {
    asking = true;
    const byOwner = wanted() === open;
    return new Promise((resolve) => {
      ask(handler, details, (granted) => {
        asking = false;
        const done = byOwner ? obey(open, granted) : granted && notify(open, details);
        // The prop may have changed again while an async handler was pending.
        if (done) lifecycle.follow();
        resolve(done);
      });
    });
  }

  const lifecycle: Lifecycle = {
    phase,
    openers: () => from,
    setProps(next) {
      props = next;
    },
    requestOpen(reason, event) {
      if (phase.now() !== "closed" || asking) return;
      from = openers();
      const details = changeDetails(reason, event);
      void decide(true, details, () => props.onBeforeOpen?.(details));
    },
    requestClose(reason, event) {
      if (phase.now() !== "open") return Promise.resolve(true);
      if (asking) return Promise.resolve(false);
      const details = changeDetails(reason, event);
      return decide(false, details, () => props.onBeforeClose?.(reason, details));
    },
    follow() {
      if (phase.takeClosed()) props.onClosed?.();
      const now = phase.now();
      if (asking || now === "closing" || wanted() === (now === "open")) return;
      if (approved === wanted()) go(wanted());
      else if (wanted()) lifecycle.requestOpen("program");
      else void lifecycle.requestClose("program");
    },
    opened: () => props.onOpened?.(),
  };
  return lifecycle;
}
