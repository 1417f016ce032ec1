import { PillGroup } from "@baize/ui/pill-group";

export const example = (
  <PillGroup
    aria-label="Provider"
    defaultValue="all"
    items={[
      { value: "all", label: "All providers", count: "38" },
      { value: "kestrel", label: "Kestrel" },
    ]}
  />
);
