import * as z from "zod";
import type { Role } from "@baize/domain/operators/role";
import { nothing, written } from "../../platform/operator/fields.ts";
import { type Operation, operation } from "../../platform/operator/operation.ts";
import { addGames } from "./games/add-games.ts";
import { changeGame, changeVendor } from "./games/change-maintenance.ts";
import { listGamesDown, listVendors } from "./games/maintenance-queries.ts";
import { newGames } from "./games/new-games.ts";

const roles: readonly Role[] = ["content", "risk", "manager"];
const reason = written(200, 5);
const game = z.strictObject({ id: z.string().min(1).describe("<game>"), reason });
const vendor = z.strictObject({ id: z.string().min(1).describe("<vendor>"), reason });

const change = (verb: typeof changeGame, input: typeof game, down: boolean, summary: string): Operation =>
  operation({
    summary,
    roles,
    access: "state",
    scope: "platform",
    input,
    run: async (system, given, operator) => await verb(system, operator, { ...given, down }),
  });

/** Games and vendors, and their maintenance for all brands. */
export const gamingOperations: Readonly<Record<string, Operation>> = {
  "games list": operation({
    summary: "Games that are down",
    roles,
    scope: "platform",
    input: nothing,
    run: async ({ db }) => await listGamesDown(db),
  }),
  "games down": change(changeGame, game, true, "Takes a game down: it starts no more and takes no bet; open rounds end as usual"),
  "games up": change(changeGame, game, false, "Puts a game up again"),
  "vendors list": operation({
    summary: "Vendors, and how many of their games are down",
    roles,
    scope: "platform",
    input: nothing,
    run: async ({ db }) => await listVendors(db),
  }),
  "vendors down": change(changeVendor, vendor, true, "Takes all games of a vendor down"),
  "vendors up": change(changeVendor, vendor, false, "Puts up the games that went down with their vendor"),
  "games add": operation({
    summary:
      "Adds games of a vendor, behind those that are there, and offers the vendor at the brand. The JSON has code, name and games: apps/server/src/modules/gaming/games/new-games.ts",
    roles: ["content", "manager"],
    access: "state",
    // Every brand that offers the vendor gets the games.
    scope: "platform",
    input: newGames,
    run: async (system, given, operator) => await addGames(system, operator, given),
  }),
};
