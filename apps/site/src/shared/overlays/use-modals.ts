import { type ReactElement, use, useMemo, useSyncExternalStore } from "react";
import type { ModalControls, Modals } from "@baize/ui/modals";
import { type Island, IslandContext } from "../language/island-context.ts";
import { modals } from "./modals.ts";

function modalsIn({ wrap }: Island): Modals {
  return {
    ...modals,
    open: <Result = void>(render: (modal: ModalControls<Result>) => ReactElement) =>
      modals.open<Result>((modal) => wrap(render(modal))),
  };
}

/**
 * Opens dialogs of a page, an overlay or a part. They are drawn outside of it, in the same language, and name it where that is a
 * fallback of the visitor's.
 */
export function useModals(): Modals {
  const island = use(IslandContext);
  return useMemo(() => (island ? modalsIn(island) : modals), [island]);
}

/** Whether any dialog is open that was opened from code. */
export function useIsModalOpen(): boolean {
  return useSyncExternalStore(modals.store.subscribe, modals.store.rows).length > 0;
}
