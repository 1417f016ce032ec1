import { type ReactNode, useState } from "react";
import { Button } from "../button/button.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { ScrollArea } from "../scroll-area/scroll-area.tsx";
import { List } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import { ChatMessageRow, type ChatMessageRowProps } from "./chat-message-row.tsx";
import type { ChatMessage } from "./chat-message.types.ts";
import { boundaryOf, type ChatBoundary, type ChatRow, chatRows, historyRows } from "./chat-rows.ts";
import { ChatJump, ChatStandIn, type ChatStatus } from "./chat-status.tsx";
import { dayText } from "./day-text.ts";
import { useChatScroll } from "./use-chat-scroll.ts";
import { useDrawnMessages } from "./use-drawn-messages.ts";
import * as css from "./chat-panel.css.ts";

export interface ChatConversationProps {
  /** Oldest first. Another conversation is another panel: give it a `key`. */
  items: readonly ChatMessage[];
  status: ChatStatus;
  /** The first message that was not read before the panel was opened. */
  unreadFrom?: string;
  /** Who is writing just now: "Asha is writing…". */
  typing?: ReactNode;
  /** There are messages before the first one. */
  hasOlder?: boolean;
  /** The messages before the first one are loading. */
  loadingOlder?: boolean;
  /** Loads messages before the first one. */
  onLoadOlder?: () => void;
  /** Loads again after an error. */
  onReload?: () => void;
  /** Sends a refused message again. */
  onRetry?: (id: string) => void;
  /** Takes a refused message away. */
  onDiscard?: (id: string) => void;
  /** BCP 47 tag, for times and days. */
  locale: string;
  /** IANA name; the device's own without it. */
  timeZone?: string;
  /** The clock that "today" goes by. */
  clock?: () => number;
  chatText: MessageText<"chatPanel">;
}
const none: readonly ChatMessage[] = [];

/** The messages in their scroller. The first ones are a list; new ones are a log, which is announced. */
export function ChatConversation(props: ChatConversationProps) {
  const { status, unreadFrom, typing, hasOlder, loadingOlder, onLoadOlder, onReload, onRetry, onDiscard, ...rest } = props;
  const { locale, timeZone, clock = Date.now, chatText } = rest;
  const all = status === "ready" ? props.items : none;
  const { drawn: messages, showOlder } = useDrawnMessages(all, status === "ready");
  const [boundary, setBoundary] = useState<ChatBoundary>();
  if (status === "ready" && !boundary) setBoundary(boundaryOf(messages));
  const { scroller, content, onScroll, away, unseen, toEnd } = useChatScroll(messages);
  const rows = chatRows(messages, unreadFrom, timeZone);
  const split = historyRows(rows, boundary ?? boundaryOf(messages));
  const empty = messages.length === 0;
  const list = { chatText, locale, timeZone, onRetry, onDiscard, now: clock() };
  return (
    <div data-part="conversation" className={css.body}>
      <ScrollArea
        ref={scroller}
        aria-label={chatText("messages")}
        className={cx(css.frame, empty && css.placeholder)}
        onScroll={onScroll}
      >
        <div data-part="content" ref={content} className={css.content}>
          {showOlder || (hasOlder && status === "ready") ? (
            <Button size="sm" variant="ghost" pending={loadingOlder} className={css.older} onClick={showOlder ?? onLoadOlder}>
              {loadingOlder ? chatText("loadingOlder") : chatText("older")}
            </Button>
          ) : null}
          {empty ? <ChatStandIn status={status} chatText={chatText} onReload={onReload} /> : null}
          <ChatList rows={rows.slice(0, split)} {...list} />
          <div data-part="list" role="log" aria-label={chatText("messages")} className={css.list}>
            <ChatList rows={rows.slice(split)} {...list} />
          </div>
          {typing ? <Typing>{typing}</Typing> : null}
        </div>
      </ScrollArea>
      {away ? <ChatJump unseen={unseen} chatText={chatText} onJump={toEnd} /> : null}
    </div>
  );
}

interface ChatListProps extends Omit<ChatMessageRowProps, "message" | "first"> {
  rows: readonly ChatRow[];
  now: number;
}

function ChatList({ rows, now, ...message }: ChatListProps) {
  if (rows.length === 0) return null;
  return (
    <List as="ol" className={css.list}>
      {rows.map((row) => {
        if (row.kind === "message") return <ChatMessageRow key={row.id} message={row.message} first={row.first} {...message} />;
        return (
          <li
            data-part="divider"
            key={row.id}
            data-row={row.kind}
            className={cx(css.divider, row.kind === "unread" && css.unread)}
          >
            {row.kind === "day" ? dayText(row.at, now, message.locale, message.timeZone) : message.chatText("unread")}
          </li>
        );
      })}
    </List>
  );
}

function Typing({ children }: { children: ReactNode }) {
  return (
    <p data-part="typing" className={css.typing}>
      <span data-part="dots" className={css.dots} aria-hidden="true">
        <i data-part="dot" className={css.dot} />
        <i data-part="dot" className={css.dot} />
        <i data-part="dot" className={css.dot} />
      </span>
      {children}
    </p>
  );
}
