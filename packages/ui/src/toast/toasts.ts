import type { ReactNode } from "react";

/** What kind of news a toast brings: its colour and its icon. */
export type ToastTone = "neutral" | "positive" | "negative" | "warning" | "info";

/** What a person can do about a toast. */
export interface ToastAction {
  /** The text of the button: "Undo". */
  readonly label: ReactNode;
  /** Called when the button is pressed; the toast closes after it. */
  readonly onClick: () => void;
}

/** What `show` takes. */
export interface ToastOptions {
  /** Plain words: what happened, what it means for the money, what to do next. */
  message: ReactNode;
  /** What kind of news it is, `neutral` where nothing is said. A negative one stays until it is closed. */
  tone?: ToastTone;
  /** One thing to do about it; pressing it also closes the toast. */
  action?: ToastAction;
  /** Milliseconds on screen, paused while a pointer or focus is on it. `null` stays: the default with an action or bad news. */
  duration?: number | null;
  /** Showing the same id again replaces it. */
  id?: string;
}

/** One toast as Toaster draws it. */
export interface ToastRow {
  /** Unique in the list. */
  readonly id: string;
  /** What happened. */
  readonly message: ReactNode;
  /** What kind of news it is. */
  readonly tone: ToastTone;
  /** The one thing to do about it, if there is one. */
  readonly action: ToastAction | undefined;
  /** Milliseconds on screen; `null` stays until it is closed. */
  readonly duration: number | null;
  /** Grows each time the id is shown, so that the clock starts again. */
  readonly shown: number;
}

/** Shows messages from anywhere in the code; one Toaster draws them. */
export interface Toasts {
  /** Adds a toast and returns its id. The fifth one replaces the oldest that closes by itself. */
  readonly show: (toast: ToastOptions) => string;
  /** Removes the toast with that id. */
  readonly dismiss: (id: string) => void;
  /** Removes all toasts. */
  readonly clear: () => void;
  /** The toasts now, the newest last. Toaster reads it. */
  readonly rows: () => readonly ToastRow[];
  /** Calls the listener after every change. Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

const usual = 6000;
/** With more messages the oldest one that closes by itself is closed. */
const most = 4;
let made = 0;

function row(toast: ToastOptions): ToastRow {
  made += 1;
  const { message, tone = "neutral", action, id = `toast-${made}` } = toast;
  const stays = action !== undefined || tone === "negative";
  return {
    id,
    message,
    tone,
    action,
    duration: toast.duration === undefined ? (stays ? null : usual) : toast.duration,
    shown: made,
  };
}

/** The messages of one application: made once, shown by one `<Toaster>`. */
export function createToasts(): Toasts {
  let rows: readonly ToastRow[] = [];
  const listeners = new Set<() => void>();
  function set(next: readonly ToastRow[]): void {
    rows = next;
    for (const listener of listeners) listener();
  }
  return {
    show: (toast) => {
      const added = row(toast);
      const others = rows.filter((other) => other.id !== added.id);
      const surplus = others.length + 1 > most ? others.find((other) => other.duration !== null) : undefined;
      set([...others.filter((other) => other !== surplus), added]);
      return added.id;
    },
    dismiss: (id) => set(rows.filter((other) => other.id !== id)),
    clear: () => set([]),
    rows: () => rows,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
