import { randomUUID } from "node:crypto";
import { type CompactJWSHeaderParameters, createRemoteJWKSet, jwtVerify, SignJWT } from "jose";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import type { Signing } from "../../../platform/security/keys.ts";
import type { System } from "../../../platform/system.ts";
import { spendOnce } from "../../../platform/security/spent.ts";

/** How long the sandbox's token, and the text between its two steps, are valid. */
export const TOKEN_SECONDS = 300;
const SANDBOX = "baize-sandbox-phone";
/** How old the person's confirmation may be: the provider's token itself is valid for an hour. */
const CONFIRMED_SECONDS = 600;

function bytesOf({ secretOf }: Signing, kid: string | undefined): Uint8Array {
  const secret = secretOf(kid);
  if (secret === undefined) throw new Error(`The key ${kid ?? ""} is gone`);
  return new TextEncoder().encode(secret);
}

/** Signs claims, for one brand and one use. */
export async function signedText(ctx: RequestContext, use: string, claims: Record<string, string>): Promise<string> {
  const codes = await ctx.system.keys.codes();
  const at = Math.floor(ctx.now.getTime() / 1000);
  return await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid: codes.newest })
    .setIssuer(SANDBOX)
    .setAudience(`${ctx.brand.code} ${use}`)
    .setJti(randomUUID())
    .setIssuedAt(at)
    .setExpirationTime(at + TOKEN_SECONDS)
    .sign(bytesOf(codes, codes.newest));
}

/** The claims of a signed text. Throws `verify.code_expired` for an old one and `verify.invalid_code` for any other fault. */
export async function readSigned(ctx: RequestContext, use: string, text: string) {
  const expected = { issuer: SANDBOX, audience: `${ctx.brand.code} ${use}`, currentDate: ctx.now, algorithms: ["HS256"] };
  const codes = await ctx.system.keys.codes();
  const keyOf = ({ kid }: CompactJWSHeaderParameters) => bytesOf(codes, kid);
  return await verified(async () => (await jwtVerify(text, keyOf, expected)).payload);
}

/** Codes of the library where the keys could not be read. */
const NO_KEYS: ReadonlySet<unknown> = new Set(["ERR_JWKS_TIMEOUT", "ERR_JOSE_GENERIC"]);

/** The code of a refusal: `verify.unknown` where the keys could not be read, so nothing is known about the token. */
function refusalOf(error: unknown): "verify.code_expired" | "verify.unknown" | "verify.invalid_code" {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ERR_JWT_EXPIRED") return "verify.code_expired";
  // `fetch` throws a TypeError where there is no connection.
  return NO_KEYS.has(code) || (error instanceof TypeError && code === undefined) ? "verify.unknown" : "verify.invalid_code";
}

async function verified<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw fault(refusalOf(error));
  }
}

type Keys = ReturnType<typeof createRemoteJWKSet>;
/** By server: the library keeps the keys that it has read. */
const keys = new WeakMap<System, Keys>();

function keysOf(system: System): Keys {
  const known = keys.get(system) ?? createRemoteJWKSet(new URL(system.config.phoneKeysUrl));
  keys.set(system, known);
  return known;
}

const isPhone = (claim: unknown): boolean =>
  typeof claim === "object" && claim !== null && "sign_in_provider" in claim && claim.sign_in_provider === "phone";

/** The claims of a real provider's token, for the project that `PHONE_PROJECT` names. */
async function readProvider(ctx: RequestContext, project: string, token: string) {
  const expected = { issuer: `https://securetoken.google.com/${project}`, audience: project, algorithms: ["RS256"] };
  const set = keysOf(ctx.system);
  const claims = await verified(async () => (await jwtVerify(token, set, { ...expected, currentDate: ctx.now })).payload);
  // A person who came by another way there has a number too, and it was confirmed at some time or other.
  if (!claims.sub || !isPhone(claims.firebase) || typeof claims.auth_time !== "number") throw fault("verify.invalid_code");
  if (claims.auth_time < ctx.now.getTime() / 1000 - CONFIRMED_SECONDS) throw fault("verify.code_expired");
  return claims;
}

/** The number (E.164) that a phone-code provider's token proves; each token is taken once. Throws the faults of a code. */
export async function provenNumber(ctx: RequestContext, token: string | undefined): Promise<string> {
  if (!token) throw fault("verify.missing_code");
  const { phoneProject } = ctx.system.config;
  const claims = phoneProject ? await readProvider(ctx, phoneProject.projectId, token) : await readSigned(ctx, "id", token);
  const number = claims.phone_number;
  if (typeof number !== "string") throw fault("verify.invalid_code");
  const expiresAt = new Date((claims.exp ?? 0) * 1000);
  const once = await spendOnce(ctx.system.db, "phone-token", claims.jti ?? token.slice(-64), expiresAt);
  if (!once) throw fault("verify.invalid_code");
  return number;
}
