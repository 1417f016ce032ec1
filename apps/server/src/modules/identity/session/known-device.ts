import { randomBytes } from "node:crypto";
import type { RequestContext } from "../../../platform/context.ts";

const COOKIE = "baize_known";
const DAYS = 180;

/** The signed text, so that a cookie is valid for one member, brand and time. */
const signed = ({ brand }: RequestContext, memberId: string, device: string, until: string) =>
  `known device ${brand.code} ${memberId} ${device} ${until}`;

/**
 * Marks the device as one that the member signed in from. The cookie proves nothing but that: it only gives the device's
 * passwords a limit of their own, so that guesses from elsewhere do not lock the member out of it.
 */
export async function markKnownDevice(ctx: RequestContext, memberId: string): Promise<void> {
  const device = randomBytes(16).toString("base64url");
  const until = String(ctx.now.getTime() + DAYS * 86_400_000);
  const signature = (await ctx.system.keys.codes()).sign(signed(ctx, memberId, device, until));
  ctx.cookies.set(COOKIE, [device, until, signature].join("."), DAYS * 86_400);
}

/** The name of this device where the member signed in from it before. An unknown name takes as long. */
export async function findKnownDevice(ctx: RequestContext, memberId: string | undefined): Promise<string | undefined> {
  const cookie = ctx.cookies.read(COOKIE);
  if (cookie === undefined) return undefined;
  const [device = "", until = "", ...signature] = cookie.split(".");
  const codes = await ctx.system.keys.codes();
  const isRight = codes.isSigned(signed(ctx, memberId ?? "", device, until), signature.join("."));
  return memberId !== undefined && isRight && Number(until) > ctx.now.getTime() ? device : undefined;
}
