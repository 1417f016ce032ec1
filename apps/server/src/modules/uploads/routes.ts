import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { addUpload } from "./add-upload.ts";
import { getUpload } from "./get-upload.ts";

export const uploadsHandlers = { "uploads.add": addUpload, "uploads.get": getUpload } satisfies Partial<Handlers<ServerContexts>>;
