import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { cleanImage } from "../../platform/images/image.ts";
import { keepUpload } from "./queries.ts";

export const addUpload: Handler<"uploads.add", ServerContexts> = async (ctx, { file }) => {
  const image = await cleanImage(new Uint8Array(await file.arrayBuffer()));
  const { type, width, height, bytes } = image;
  return { id: await keepUpload(ctx, image), type, width, height, size: bytes.byteLength };
};
