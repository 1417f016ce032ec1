import { Fragment, type ReactElement, useEffect, useSyncExternalStore } from "react";
import type { ModalHandle } from "../modal/modal-handle.ts";
import { trackUse } from "../overlay/focus-return.ts";
import { closeAll, isTop } from "../overlay/stack.ts";
import { warn } from "../overlay/warn.ts";

/** The argument of an opened overlay's content: the `handle` for its Modal, AlertDialog or Sheet, and the way to answer. */
export interface ModalControls<Result> extends ModalHandle {
  /** Closes with an answer. `onBeforeClose` may still refuse; then there is no answer yet. */
  readonly close: (result?: Result) => void;
}

/** Opens overlays from code, closes all of them, and tells which one is on top. */
export interface Modals {
  /**
   * Shows what `render` makes and resolves once it is gone: with the answer, or with `undefined` when the person left
   * without one (Escape, backdrop, close button), `onBeforeOpen` refused, or the host was removed.
   */
  readonly open: <Result = void>(render: (modal: ModalControls<Result>) => ReactElement) => Promise<Result | undefined>;
  /** Asks every overlay on the page to close, the top one first; false when one refused. */
  readonly closeAll: () => Promise<boolean>;
  /** Whether the overlay of that id is on top. */
  readonly isTop: (id: string) => boolean;
  /** What ModalHost reads. An application has no need of it. */
  readonly store: ModalStore;
}

/** One overlay of the host, as ModalHost draws it. */
export interface ModalRow {
  /** Unique in the host, made by `open`. */
  readonly id: string;
  /** False while its closing animation runs. */
  readonly open: boolean;
  /** Makes the overlay, open or closing. */
  readonly draw: (open: boolean) => ReactElement;
  /** Removes it, and resolves its promise. */
  readonly done: () => void;
}
/** The overlays of a host, for `useSyncExternalStore`. */
export interface ModalStore {
  /** The overlays now, the last one on top. */
  readonly rows: () => readonly ModalRow[];
  /** Calls the listener after every change. Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

let made = 0;

/** The imperative host: make one beside the application, show it once with `<ModalHost modals={modals} />`. */
export function createModals(): Modals {
  let rows: readonly ModalRow[] = [];
  const listeners = new Set<() => void>();
  function set(next: readonly ModalRow[]): void {
    rows = next;
    for (const listener of listeners) listener();
  }
  const change = (id: string, next: boolean) => set(rows.map((row) => (row.id === id ? { ...row, open: next } : row)));
  const remove = (id: string) => set(rows.filter((row) => row.id !== id));

  function open<Result>(render: (modal: ModalControls<Result>) => ReactElement): Promise<Result | undefined> {
    if (listeners.size === 0) {
      warn("modals.open() was called, but no host shows it: render <ModalHost modals={modals} /> once, near the root.");
    }
    made += 1;
    const id = `modal-${made}`;
    return new Promise((resolve) => {
      let answer: Result | undefined;
      const done = () => {
        remove(id);
        resolve(answer);
      };
      const controls: Omit<ModalControls<Result>, "open"> = {
        id,
        close(result) {
          answer = result;
          change(id, false);
        },
        onOpenChange(next, { reason }) {
          if (next) answer = undefined;
          // Refused before it showed: there will be no `onClosed`.
          if (!next && reason === "refused") done();
          else change(id, next);
        },
        onClosed: done,
      };
      set([...rows, { id, open: true, draw: (isOpen) => render({ ...controls, open: isOpen }), done }]);
    });
  }

  return {
    open,
    closeAll,
    isTop,
    store: {
      rows: () => rows,
      subscribe(listener) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
          // A host that is mounted again is back by then.
          queueMicrotask(() => {
            if (listeners.size === 0) for (const { done } of rows) done();
          });
        };
      },
    },
  };
}

export interface ModalHostProps {
  /** The stack whose overlays it shows: the result of `createModals`. */
  modals: Modals;
}

/** Shows the overlays that `modals.open(…)` opens. Once, inside every provider that the modals' content needs. */
export function ModalHost({ modals }: ModalHostProps) {
  const { subscribe, rows } = modals.store;
  useEffect(trackUse, []);
  const shown = useSyncExternalStore(subscribe, rows, rows);
  // JSX, as the kit's list of components is read from the source.
  return (
    <>
      {shown.map((row) => (
        <Fragment key={row.id}>{row.draw(row.open)}</Fragment>
      ))}
    </>
  );
}
