import { SideMenu } from "@baize/ui/side-menu";

export const example = (
  <SideMenu
    label="Account"
    groups={[{ id: "play", title: "Play", items: [{ id: "limits", label: "Limits", href: "/account/limits" }] }]}
  />
);
