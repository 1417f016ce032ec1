import { BottomNav } from "@baize/ui/bottom-nav";
import { envelopeSimple, magnifyingGlass } from "@baize/ui/icon/art";

export const example = (
  <BottomNav
    label="Main"
    items={[
      { id: "search", label: "Search", icon: magnifyingGlass, href: "/search", current: true },
      { id: "inbox", label: "Inbox", icon: envelopeSimple, href: "/inbox" },
    ]}
  />
);
