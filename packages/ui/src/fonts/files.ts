import type { FaceId } from "./face-table.ts";

/** The address of each font file. Empty here: the plugin (vite-plugin.ts) puts the real table in its place. */
export const files: Readonly<Partial<Record<FaceId, string>>> = {};
