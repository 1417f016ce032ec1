import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { fault } from "../../platform/http/fault.ts";
import { cleanImage } from "../../platform/images/image.ts";
import { newToken } from "../../platform/security/tokens.ts";
import { countUploadsSince, insertUpload } from "./queries.ts";

const DAY_MS = 86_400_000;
/** Pictures of one member in a day. */
const MOST = 60;

/** Keeps a picture until something refers to it. Throws `rate.limited` when the member sent too many in a day. */
export const addUpload: Handler<"uploads.add", ServerContexts> = async (ctx, { file }) => {
  const { system, member, now } = ctx;
  const { type, width, height, bytes } = await cleanImage(new Uint8Array(await file.arrayBuffer()));
  const today = await countUploadsSince(system.db, member.id, new Date(now.getTime() - DAY_MS));
  if (today >= MOST) throw fault("rate.limited", { retryAfter: 3600 });
  const id = newToken();
  const size = bytes.byteLength;
  await ctx.commit(
    async (tx) => await insertUpload(tx, { id, memberId: member.id, type, width, height, size, bytes, createdAt: now }),
  );
  return { id, type, width, height, size };
};
