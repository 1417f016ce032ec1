import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { instant } from "../schema/number.ts";
import { address, contactAddress, text } from "../schema/text.ts";
import { resource, whitelabel } from "../schema/whitelabel.ts";
import { systemRoutes } from "../routes/system.ts";

const publicKey = z.object({
  kty: z.literal("RSA"),
  kid: z.string(),
  use: z.literal("enc"),
  alg: z.literal("RSA-OAEP-256"),
  n: z.string(),
  e: z.string(),
});

/** Checks the signed root of a settlement run. */
const statementKey = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: z.string(),
  use: z.literal("sig"),
  alg: z.literal("EdDSA"),
});

export const system = endpoints(systemRoutes, {
  "system.status": {
    summary: "Whether the site plays normally (0), is under maintenance (1) or closed to the visitor's region (2)",
    input: z.object({ host: z.optional(text(253)) }),
    output: z.object({
      status: z.literal([0, 1, 2]),
      serverTime: instant(),
      /** The visitor's address, as the region screen shows it. */
      ip: z.string(),
      contactUrl: z.nullable(contactAddress()),
      /** Announced end of the maintenance. */
      until: z.nullable(instant()),
    }),
    errors: ["system.domain_invalid"],
    rate: "open",
  },
  "system.keys": {
    summary: "Public keys (RFC 7517): for encrypted requests, newest first; and those that sign statements, which never change",
    input: z.object({}),
    output: z.object({ keys: z.array(publicKey), statementKeys: z.array(statementKey), serverTime: instant() }),
    rate: "open",
  },
  "system.whitelabel": {
    summary: "The brand: names, languages, links, features, theme",
    input: z.object({ host: z.optional(text(253)) }),
    output: whitelabel(),
    errors: ["system.domain_invalid"],
    rate: "open",
  },
  "system.countryCodes": {
    summary: "Countries and their dialling codes",
    input: z.object({}),
    output: z.object({
      items: z.array(z.object({ iso: z.string().check(z.length(2)), dialingCode: z.string().check(z.regex(/^\+\d{1,6}$/)) })),
      next: z.null(),
    }),
    rate: "open",
  },
  "system.domainRoute": {
    summary: "Addresses that this site can be reached at; the client measures each by `system.ping`",
    input: z.object({}),
    output: z.object({
      domainList: z.array(
        z.object({ domain: z.string(), url: address(), /** Milliseconds; the client fills it in. */ speed: z.null() }),
      ),
      resources: z.array(resource),
    }),
    rate: "open",
  },
  "system.ping": {
    summary: "Answers at once, for measuring a way",
    input: z.object({}),
    output: z.object({ serverTime: instant() }),
    rate: "open",
  },
  "system.health": {
    summary: "The process answers",
    input: z.object({}),
    output: z.object({ status: z.literal("ok") }),
    rate: "open",
  },
  "system.ready": {
    summary: "The process can serve: database reachable and migrated, keys loaded",
    input: z.object({}),
    output: z.object({ status: z.literal("ok"), checks: z.record(z.string(), z.boolean()) }),
    errors: ["system.busy"],
    rate: "open",
  },
  "system.openapi": {
    summary: "This contract as an OpenAPI 3.1 document",
    input: z.object({}),
    output: z.looseObject({ openapi: z.string() }),
    rate: "open",
  },
});
