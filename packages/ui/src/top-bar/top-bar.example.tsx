import { GuestActions, TopBar } from "@baize/ui/top-bar";

export const example = (
  <TopBar brand="Baize">
    <GuestActions login={{ label: "Log in", href: "/login" }} />
  </TopBar>
);
