import type { Context } from "hono";
import type { Endpoint } from "@baize/api/contract/endpoint";
import type { Brand } from "../brand/brand.ts";
import type { Member, Session } from "../caller.ts";
import { fault } from "./fault.ts";
import type { System } from "../system.ts";
import { brandOfHost, hostName } from "../brand/brand-of-host.ts";
import { listBrands } from "../brand/queries.ts";

/** The endpoints that a session may call while its password must be changed. */
const ALWAYS_OPEN = new Set([
  "member.changePassword",
  "session.logout",
  // An account without a password proves its owner before it sets the first one.
  "proof.methods",
  "proof.give",
  "proof.send",
  "proof.passkeyOptions",
  "proof.givePasskey",
]);
const BEARER = /^Bearer ([\w-]{20,128})$/;

/** The part of an endpoint's row that says who may call. A `background` call does not keep the session alive. */
export type Access = Pick<Endpoint, "id" | "token"> & { readonly background?: true };

export interface Visitor {
  readonly brand: Brand;
  readonly host: string;
  readonly member?: Member;
  readonly session?: Session;
}

/**
 * The caller and the brand of a call. Throws `auth.not_signed_in` when a required token is missing, `auth.token_expired` when it is
 * not valid, `auth.password_change_required` for a session that may only change its password.
 */
export async function findVisitor(c: Context, row: Access, system: System, now: Date): Promise<Visitor> {
  const host = hostName(c.req.header("host") ?? "");
  const use = row.token ?? "none";
  const header = c.req.header("authorization");
  if (use === "none" || header === undefined) {
    if (use === "required") throw fault("auth.not_signed_in");
    return { brand: await findBrand(system, host), host };
  }
  const token = BEARER.exec(header)?.[1];
  const caller = token ? await system.findCaller(token, now, row.background) : undefined;
  if (!caller) throw fault("auth.token_expired");
  const reason = caller.session.passwordChange;
  if (reason && !ALWAYS_OPEN.has(row.id)) throw fault("auth.password_change_required", { reason });
  return { ...caller, host };
}

async function findBrand(system: System, host: string): Promise<Brand> {
  const brands = await listBrands(system);
  const brand = brandOfHost(brands, host) ?? brands[0];
  if (!brand) throw new Error("There is no brand: the database was never seeded");
  return brand;
}
