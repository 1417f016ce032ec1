import { ChatPanel } from "@baize/ui/chat-panel";

export const example = <ChatPanel label="Help" items={[]} locale="en-IN" onSend={(text) => console.log(text)} />;
