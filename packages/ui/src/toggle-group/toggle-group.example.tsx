import { ToggleGroup } from "@baize/ui/toggle-group";

export const example = (
  <ToggleGroup
    aria-label="Providers"
    items={[
      { value: "pearl", label: "Pearl" },
      { value: "lotus", label: "Lotus" },
    ]}
  />
);
