import * as z from "zod";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { brand, id, member, who, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";
import { hideMessage, mute, unmute } from "./moderate.ts";
import { listLobbyMessages } from "./queries.ts";

const hours = z.coerce.number().int().min(1).max(8760).default(24).describe("<number>");

export const chatOperations: Readonly<Record<string, Operation>> = {
  "chat list": operation({
    summary: "The newest messages of a brand's lobby, with the user names of their writers",
    roles: ["support", "manager"],
    input: z.strictObject({ brand }),
    run: async ({ db }, { brand: code }) => {
      await loadBrand(db, code);
      const rows = await listLobbyMessages(db, code);
      return rows.map(({ row, username }) => ({
        id: row.id,
        member: username ?? row.author,
        text: row.text,
        hidden: row.hiddenAt !== null,
        at: row.at.toISOString(),
      }));
    },
  }),
  "chat hide": operation({
    summary: "Hides a message of a brand's lobby from all members, at once",
    roles: ["support", "manager"],
    access: "state",
    input: z.strictObject({ id, brand, reason: written(200, 5) }),
    run: async (system, given, operator) => await hideMessage(system, operator, given),
  }),
  "chat mute": operation({
    summary: "Lets a member read the lobby and not write, for a day by default; writing to the support desk stays allowed",
    roles: ["support", "manager"],
    access: "state",
    input: z.strictObject({ brand, member, reason: written(200, 5), hours }),
    run: async (system, given, operator) => await mute(system, operator, given),
  }),
  "chat unmute": operation({
    summary: "Lets a muted member write again",
    roles: ["support", "manager"],
    access: "state",
    input: who,
    run: async (system, given, operator) => await unmute(system, operator, given),
  }),
};
