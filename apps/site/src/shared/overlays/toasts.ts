import { createToasts } from "@baize/ui/toast/toasts";

/** Short messages above everything; shown by app/page-frame.tsx. */
export const toasts = createToasts();
