import { DynamicForm } from "@baize/ui/dynamic-form";

const messages = {
  label: (name: string) => name,
  optional: "optional",
  issue: () => "This cannot be used",
  submit: "Register",
  submitting: "Registering…",
  summary: (count: number) => `${count} to correct`,
  failed: "Not sent",
};
const rule = { enabled: true, required: true, minLength: 6, maxLength: 16, patternId: 6, acceptedPattern: null };

export const example = (
  <DynamicForm
    aria-label="Make an account"
    fields={{ username: { kind: "text" } }}
    rules={{ username: rule }}
    messages={messages}
    onSubmit={(values) => console.log(values)}
  />
);
