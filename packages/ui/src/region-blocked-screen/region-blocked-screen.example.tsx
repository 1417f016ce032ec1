import { RegionBlockedScreen } from "@baize/ui/region-blocked-screen";

export const example = (
  <RegionBlockedScreen
    brand="Baize"
    title="Not offered here"
    text="The law of your region does not allow it."
    address="203.0.113.7"
    contact={{ label: "Contact", href: "/contact" }}
  />
);
