import type { LiveSource } from "../../platform/live/source.ts";

export const supportSource: LiveSource = {
  of: "member",
  state: `coalesce((select c.id::text from chat_messages c where c.brand = w.brand and c.room = w.member_id::text
    order by c.id desc limit 1), '')`,
};

export const lobbySource: LiveSource = {
  of: "brand",
  state: `coalesce((select c.id::text from chat_messages c where c.brand = b.brand and c.room = 'lobby' order by c.id desc limit 1), '')
    || coalesce((select extract(epoch from max(c.hidden_at))::text from chat_messages c
      where c.brand = b.brand and c.hidden_at is not null), '')`,
};
