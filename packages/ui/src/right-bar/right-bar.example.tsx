import { RightBar } from "@baize/ui/right-bar";
import { envelopeSimple } from "@baize/ui/icon/art";

export const example = (
  <RightBar label="Help" items={[{ id: "chat", label: "Chat", icon: envelopeSimple, onClick: () => console.log("chat") }]} />
);
