import { BrandSwitch } from "@baize/ui/brand-switch";

export const example = (
  <BrandSwitch
    label="Brand"
    brands={[
      { name: "baize", title: "Baize" },
      { name: "utsav", title: "Utsav" },
    ]}
    value="baize"
    onValueChange={(value) => console.log(value)}
  />
);
