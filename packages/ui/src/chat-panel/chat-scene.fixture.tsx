import { useState } from "react";
import { Button } from "../button/button.tsx";
import type { ChatMessage } from "./chat-message.types.ts";
import { now, receiveText } from "./chat-panel.fixture.ts";
import { ChatPanel, type ChatPanelProps } from "./chat-panel.tsx";

const noMessages: readonly ChatMessage[] = [];

/** Holds the messages as a page would: what is sent comes back, older ones come above. */
export function Scene({
  receive,
  older = noMessages,
  ...args
}: ChatPanelProps & { receive?: ChatMessage; older?: readonly ChatMessage[] }) {
  const [messages, setMessages] = useState(args.items);
  const add = (message: ChatMessage) => setMessages((all) => [...all, message]);
  return (
    <ChatPanel
      {...args}
      items={messages}
      hasOlder={older.length > 0 && messages[0] !== older[0]}
      onLoadOlder={() => setMessages((all) => [...older, ...all])}
      onSend={(text, details) => {
        args.onSend(text, details);
        if (!details.cancelled) add({ id: `own${messages.length}`, from: "own", at: now, text });
      }}
      header={receive ? <Button onClick={() => add(receive)}>{receiveText}</Button> : undefined}
    />
  );
}
