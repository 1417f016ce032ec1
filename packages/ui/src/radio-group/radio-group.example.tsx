import { RadioGroup } from "@baize/ui/radio-group";

export const example = (
  <RadioGroup
    label="Period"
    defaultValue="day"
    options={[
      { value: "day", label: "A day" },
      { value: "week", label: "A week" },
    ]}
  />
);
