import { Form } from "@baize/ui/form";
import { TextField } from "@baize/ui/text-field";
import { useState } from "react";
import { fieldHelp, fieldLabel, fieldNumbers, fieldProblem } from "../fixture.ts";

const send = () => undefined;

export function Fields() {
  const [values, setValues] = useState<Readonly<Record<number, string>>>({});
  return (
    <Form onSubmit={send}>
      {fieldNumbers.map((number) => {
        const value = values[number] ?? "";
        const problem = fieldProblem(value);
        return (
          <TextField
            key={number}
            label={fieldLabel(number)}
            required
            description={fieldHelp}
            value={value}
            tone={problem ? "negative" : "neutral"}
            message={problem}
            onValueChange={(next) => setValues((before) => ({ ...before, [number]: next }))}
          />
        );
      })}
    </Form>
  );
}
