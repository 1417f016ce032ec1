import { type FormEvent, useState } from "react";
import { fieldHelp, fieldLabel, fieldNumbers, fieldProblem } from "../fixture.ts";
import { TextInput } from "./field.tsx";

const stay = (event: FormEvent) => event.preventDefault();

export function Fields() {
  const [values, setValues] = useState<Readonly<Record<number, string>>>({});
  return (
    <form className="form" noValidate onSubmit={stay}>
      {fieldNumbers.map((number) => (
        <TextInput
          key={number}
          label={fieldLabel(number)}
          help={fieldHelp}
          value={values[number] ?? ""}
          problem={fieldProblem(values[number] ?? "")}
          onChange={({ target }) => setValues((before) => ({ ...before, [number]: target.value }))}
        />
      ))}
    </form>
  );
}
