import * as z from "zod";
import { nothing } from "../platform/operator/fields.ts";
import { type Operation, operation } from "../platform/operator/operation.ts";
import { KEY_KINDS, listKeys } from "../platform/security/key-queries.ts";
import { retireKey } from "./retire-key.ts";
import { rewrap } from "./rewrap.ts";
import { rotateKey } from "./rotate-key.ts";

export const keyOperations: Readonly<Record<string, Operation>> = {
  "keys list": operation({
    summary: "The keys in the database, of each kind the newest first, and which key of the environment wraps each",
    roles: ["manager"],
    scope: "platform",
    input: nothing,
    run: async ({ db }) => await listKeys(db),
  }),
  "keys rotate": operation({
    summary: "Adds a key of a kind; every server uses it at once, and a sealing key seals anew what is stored",
    roles: ["manager"],
    access: "state",
    scope: "platform",
    input: z.strictObject({ kind: z.enum(KEY_KINDS).describe(KEY_KINDS.join("|")) }),
    run: async (system, { kind }, operator) => await rotateKey(system, operator, kind),
  }),
  "keys retire": operation({
    summary: "Deletes a key that a newer one has replaced; what it closed is refused afterwards",
    roles: ["manager"],
    access: "state",
    scope: "platform",
    input: z.strictObject({ kid: z.string().min(1).describe("<kid>") }),
    run: async (system, { kid }, operator) => await retireKey(system, operator, kid),
  }),
  "keys rewrap": operation({
    summary: "Wraps all keys with the first of WRAPPING_KEYS, so that the others can be taken out",
    roles: ["manager"],
    access: "state",
    scope: "platform",
    input: nothing,
    run: async (system, _, operator) => await rewrap(system, operator),
  }),
};
