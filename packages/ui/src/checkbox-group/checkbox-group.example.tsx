import { CheckboxGroup } from "@baize/ui/checkbox-group";

export const example = (
  <CheckboxGroup
    label="Days"
    options={[
      { value: "1", label: "Monday" },
      { value: "2", label: "Tuesday" },
    ]}
  />
);
