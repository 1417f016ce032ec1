import type { Handler } from "@baize/api/contract/contract";
import { IMAGE_TYPES } from "@baize/domain/upload/image";
import type { ServerContexts } from "../../platform/context.ts";
import { fault } from "../../platform/http/fault.ts";
import { findUpload } from "./queries.ts";

export const getUpload: Handler<"uploads.get", ServerContexts> = async (ctx, { id }) => {
  const row = await findUpload(ctx.system.db, ctx.member.id, id);
  const type = IMAGE_TYPES.find((one) => one === row?.type);
  if (!row || !type) throw fault("upload.not_found");
  const { width, height, bytes } = row;
  return { id, type, width, height, size: bytes.byteLength, data: Buffer.from(bytes).toString("base64") };
};
