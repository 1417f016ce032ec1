import { NativeSelect } from "@baize/ui/native-select";

export const example = (
  <NativeSelect
    label="Country"
    options={[
      { value: "IN", label: "India" },
      { value: "NP", label: "Nepal" },
    ]}
  />
);
