import { createModals } from "@baize/ui/modals";

/** Dialogs that are opened from anywhere and awaited: `await modals.open(…)`. The host is in app/global-overlays.tsx. */
export const modals = createModals();
