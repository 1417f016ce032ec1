import type { ReadArgs } from "../api/read-args.ts";

/** Categories with their vendors: the shell and most pages show them, and they rarely change. */
export const menusRead = ["games.menus", {}, { staleTime: 300_000 }] as const satisfies ReadArgs;
