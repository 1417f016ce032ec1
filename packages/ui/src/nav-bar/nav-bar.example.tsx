import { NavBar } from "@baize/ui/nav-bar";

export const example = (
  <NavBar
    label="Main"
    items={[
      { id: "slots", label: "Slots", href: "/slots", current: true },
      { id: "sports", label: "Sports", href: "/sports" },
    ]}
  />
);
