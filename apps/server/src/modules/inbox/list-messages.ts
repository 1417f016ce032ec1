import type { Handler } from "@baize/api/contract/contract";
import { MESSAGE_TYPES } from "@baize/domain/inbox/types";
import type { ServerContexts } from "../../platform/context.ts";
import { languageMark, localize } from "../../platform/language/language.ts";
import { pageOf, readCursor } from "../../platform/lists/page.ts";
import { plainText } from "../../platform/security/sanitise.ts";
import { countMessages, listMessageRows } from "./queries.ts";

export const listMessages: Handler<"inbox.list", ServerContexts> = async (ctx, input) => {
  const rows = await listMessageRows(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ at, id }) => ({ at, id }));
  const items = page.map(({ id, type, texts, at, readAt }) => {
    const text = localize(texts, ctx.language);
    if (!text) throw new Error(`The message ${id} has no text`);
    return {
      id,
      type: MESSAGE_TYPES.find((one) => one === type) ?? "house",
      title: plainText(text.title),
      content: plainText(text.content),
      dates: text.dates,
      ...languageMark(Object.keys(texts), ctx.language),
      at: at.getTime(),
      read: readAt !== null,
    };
  });
  return { items, next, ...(await countMessages(ctx)) };
};
