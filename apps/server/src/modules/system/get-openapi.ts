import type { Handler } from "@baize/api/contract/contract";
import { openApi } from "@baize/api/openapi";
import type { ServerContexts } from "../../platform/context.ts";

type Document = ReturnType<typeof openApi> & { openapi: string };

const made = new Map<string, Document>();

/** The document depends on nothing but the address, so it is made once. */
export const getOpenApi: Handler<"system.openapi", ServerContexts> = ({ system }) => {
  const { serverUrl } = system.config;
  const document = made.get(serverUrl) ?? { openapi: "3.1.0", ...openApi({ title: "Baize", version: "1", serverUrl }) };
  made.set(serverUrl, document);
  return document;
};
