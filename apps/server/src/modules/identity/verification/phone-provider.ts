import { randomUUID } from "node:crypto";
import { type CompactJWSHeaderParameters, createRemoteJWKSet, jwtVerify, SignJWT } from "jose";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import type { Signing } from "../../../platform/security/keys.ts";
import { spendOnce } from "../../../platform/security/spent.ts";

/** How long the sandbox's token, and the text between its two steps, are valid. */
export const TOKEN_SECONDS = 300;
const SANDBOX = "baize-sandbox-phone";
const KEYS = new URL("https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com");

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

async function verified<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const expired = error instanceof Error && "code" in error && error.code === "ERR_JWT_EXPIRED";
    throw fault(expired ? "verify.code_expired" : "verify.invalid_code");
  }
}

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

/** The claims of a real provider's token, for the project that `PHONE_PROJECT` names. */
async function readProvider(ctx: RequestContext, project: string, token: string) {
  keys ??= createRemoteJWKSet(KEYS);
  const expected = { issuer: `https://securetoken.google.com/${project}`, audience: project, algorithms: ["RS256"] };
  const set = keys;
  return await verified(async () => (await jwtVerify(token, set, { ...expected, currentDate: ctx.now })).payload);
}

/** The number (E.164) that a phone-code provider's token proves; each token is taken once. Throws the faults of a code. */
export async function provenNumber(ctx: RequestContext, token: string | undefined): Promise<string> {
  if (!token) throw fault("verify.missing_code");
  const { phoneProject } = ctx.system.config;
  const claims = phoneProject ? await readProvider(ctx, phoneProject, token) : await readSigned(ctx, "id", token);
  const number = claims.phone_number;
  if (typeof number !== "string") throw fault("verify.invalid_code");
  const expiresAt = new Date((claims.exp ?? 0) * 1000);
  const once = await spendOnce(ctx.system.db, "phone-token", claims.jti ?? token.slice(-64), expiresAt);
  if (!once) throw fault("verify.invalid_code");
  return number;
}
