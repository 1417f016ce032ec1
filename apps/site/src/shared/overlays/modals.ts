import { createModals } from "@baize/ui/modals";

/** Questions asked from anywhere: `await modals.open(…)`. The host stands in app/page-frame.tsx. */
export const modals = createModals();
