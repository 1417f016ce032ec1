import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { articlesHandlers } from "./articles/routes.ts";
import { giftHandlers } from "./gift/routes.ts";
import { noticesHandlers } from "./notices/routes.ts";

export const contentHandlers = {
  ...articlesHandlers,
  ...giftHandlers,
  ...noticesHandlers,
} satisfies Partial<Handlers<ServerContexts>>;
