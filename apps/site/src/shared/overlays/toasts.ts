import { createToasts } from "@baize/ui/toast/toasts";

/** Short messages above everything; shown by app/global-overlays.tsx. */
export const toasts = createToasts();
