import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { mergeHandlers } from "../../platform/http/merge-handlers.ts";
import { articlesHandlers } from "./articles/routes.ts";
import { giftHandlers } from "./gift/routes.ts";
import { noticesHandlers } from "./notices/routes.ts";

export const contentHandlers = mergeHandlers(articlesHandlers, giftHandlers, noticesHandlers) satisfies Partial<
  Handlers<ServerContexts>
>;
