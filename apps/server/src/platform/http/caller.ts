import type { Context } from "hono";
import type { Endpoint } from "@baize/api/contract/endpoint";
import type { Brand } from "../brand/brand.ts";
import type { Member, Session } from "../context.ts";
import { fault } from "./fault.ts";
import type { System } from "../system.ts";
import { brandOfHost, hostName } from "../brand/brand-of-host.ts";
import { allBrands, callerOf } from "../../modules/identity/session/find-caller.ts";

/** What a session may open while its password must be changed. */
const ALWAYS_OPEN = new Set(["member.changePassword", "session.logout"]);
const BEARER = /^Bearer ([\w-]{20,128})$/;

/** What of a row says who may call. `quiet`: the call is no sign of life of the session. */
export type Asked = Pick<Endpoint, "id" | "token"> & { readonly quiet?: true };

export interface Visitor {
  readonly brand: Brand;
  readonly host: string;
  readonly member?: Member;
  readonly session?: Session;
}

/**
 * Who calls, on which brand. Throws `auth.not_signed_in` when a required token is missing, `auth.token_expired` when it is
 * not (or no longer) good, `auth.password_change_required` for a session that may only change its password.
 */
export async function visitorOf(c: Context, row: Asked, system: System, now: Date): Promise<Visitor> {
  const host = hostName(c.req.header("host") ?? "");
  const use = row.token ?? "none";
  const header = c.req.header("authorization");
  if (use === "none" || header === undefined) {
    if (use === "required") throw fault("auth.not_signed_in");
    return { brand: await brandFor(system, host), host };
  }
  const token = BEARER.exec(header)?.[1];
  const caller = token ? await callerOf(system, token, now, row.quiet) : undefined;
  if (!caller) throw fault("auth.token_expired");
  const reason = caller.session.passwordChange;
  if (reason && !ALWAYS_OPEN.has(row.id)) throw fault("auth.password_change_required", { reason });
  return { ...caller, host };
}

async function brandFor(system: System, host: string): Promise<Brand> {
  const brands = await allBrands(system);
  const brand = brandOfHost(brands, host) ?? brands[0];
  if (!brand) throw new Error("There is no brand: the database was never seeded");
  return brand;
}
