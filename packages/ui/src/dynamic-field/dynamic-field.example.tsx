import { DynamicField } from "@baize/ui/dynamic-field";

const messages = {
  label: (name: string) => name,
  optional: "optional",
  issue: () => "This cannot be used",
};
const rule = { enabled: true, required: true, minLength: 6, maxLength: 16, patternId: 6, acceptedPattern: null };

export const example = (
  <DynamicField name="username" rule={rule} messages={messages} value="" onValueChange={(value) => console.log(value)} />
);
