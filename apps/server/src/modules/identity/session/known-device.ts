import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { RequestContext } from "../../../platform/context.ts";

const COOKIE = "baize_known";
const DAYS = 180;

/** What the signature covers, so that a cookie is of one member, brand and time. */
const signatureOf = ({ system, brand }: RequestContext, memberId: string, device: string, until: string) =>
  createHmac("sha256", system.codeSecret).update(`known device ${brand.code} ${memberId} ${device} ${until}`).digest("base64url");

/**
 * Marks the device as one that the member signed in from. The cookie proves nothing but that: it only gives the device's
 * passwords a limit of their own, so that guesses from elsewhere do not lock the member out of it.
 */
export function markKnownDevice(ctx: RequestContext, memberId: string): void {
  const device = randomBytes(16).toString("base64url");
  const until = String(ctx.now.getTime() + DAYS * 86_400_000);
  ctx.cookies.set(COOKIE, [device, until, signatureOf(ctx, memberId, device, until)].join("."), DAYS * 86_400);
}

/** The name of this device where the member signed in from it before. */
export function findKnownDevice(ctx: RequestContext, memberId: string): string | undefined {
  const [device = "", until = "", signature = ""] = (ctx.cookies.read(COOKIE) ?? "").split(".");
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(ctx, memberId, device, until));
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && Number(until) > ctx.now.getTime() ? device : undefined;
}
