import { DescriptionList } from "@baize/ui/description-list";

export const example = (
  <DescriptionList
    items={[
      { id: "account", term: "Account", detail: "ananya_42" },
      { id: "level", term: "Level", detail: "VIP 3" },
    ]}
  />
);
