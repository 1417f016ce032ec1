import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { ChatComposer, type ChatComposerProps } from "./chat-composer.tsx";
import { ChatConversation, type ChatConversationProps } from "./chat-conversation.tsx";
import { type ChatConnection, ChatConnectionLine, type ChatStatus } from "./chat-status.tsx";
import * as css from "./chat-panel.css.ts";

export type { ChatConnection, ChatStatus } from "./chat-status.tsx";
export type { ChatConversationProps } from "./chat-conversation.tsx";
export type { DraftReason, SendReason } from "./use-draft.ts";
export type { ChatImage, ChatMessage } from "./chat-message.types.ts";

export interface ChatPanelProps
  extends
    Omit<HTMLAttributes<HTMLElement>, "children">,
    Omit<ChatComposerProps, "chatText" | "online">,
    Omit<ChatConversationProps, "chatText" | "status"> {
  /** What is talked about, or with whom: "Support". */
  label: string;
  /** Above the messages: who is there, a way to close. */
  header?: ReactNode;
  /** Whether the messages can be shown, load, or failed to load. Without it `ready`. */
  status?: ChatStatus;
  /** The state of the connection; a line says when it is not `online`. Without it `online`. */
  connection?: ChatConnection;
  /** Texts in place of those of the provider: `emptyText`, what may be asked here. */
  messages?: PartMessages<"chatPanel">;
  ref?: Ref<HTMLElement>;
}

/** A conversation: the messages, and a field to write one. Rest props and `ref` land on the `<section>`, which fills its box. */
export function ChatPanel(props: ChatPanelProps) {
  const { label, header, messages, status = "ready", connection = "online", className, ...others } = props;
  const { items, unreadFrom, typing, hasOlder, loadingOlder, onLoadOlder, onReload, onRetry, onDiscard, ...more } = others;
  const { locale, timeZone, clock, draft, defaultDraft, onDraftChange, onSend, limit, onAttach, ...rest } = more;
  const chatText = useMessages("chatPanel", messages);
  return (
    <section data-component="chat-panel" aria-label={label} className={cx(css.root, className)} {...rest}>
      {header}
      <ChatConnectionLine connection={connection} chatText={chatText} />
      <ChatConversation
        {...{ items, status, unreadFrom, typing, hasOlder, loadingOlder, onLoadOlder, onReload, onRetry, onDiscard }}
        {...{ locale, timeZone, clock, chatText }}
      />
      <ChatComposer
        {...{ draft, defaultDraft, onDraftChange, onSend, limit, onAttach, chatText }}
        online={connection === "online" && status === "ready"}
      />
    </section>
  );
}
