import type { Namespace } from "@baize/i18n/messages";

/** The messages of the dialog. */
export const PROOF_NAMESPACES: readonly Namespace[] = ["auth", "validation"];
