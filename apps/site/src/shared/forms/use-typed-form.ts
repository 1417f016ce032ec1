import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { NameOf } from "./use-field-problems.ts";

/** The values of react-hook-form, which does not know their types. */
type Held = Record<string, unknown>;

/** react-hook-form for values of known types. `find` returns their errors by field. */
export function useTypedForm<Values extends object>(
  defaultValues: Values,
  find: (values: Values) => readonly (readonly [name: string, text: string])[],
) {
  // The values that `control` shows. react-hook-form holds them as well, to be sent.
  const [shown, setShown] = useState(defaultValues);
  // react-hook-form returns the values that it was given, without their types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  const asValues = (held: object) => held as Values;
  const resolver: Resolver<Held> = (held) => {
    const found = find(asValues(held)).map(([name, message]) => [name, { type: "check", message }] as const);
    return found.length > 0 ? { values: {}, errors: Object.fromEntries(found) } : { values: held, errors: {} };
  };
  const form = useForm<Held>({
    defaultValues: { ...defaultValues },
    resolver,
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  return {
    form,
    shown,
    asValues,
    set: <Name extends NameOf<Values>>(name: Name, value: Values[Name]) => {
      const key: string = name;
      const held: unknown = value;
      form.setValue(key, held);
      setShown((before) => ({ ...before, [name]: value }));
    },
    reset: () => {
      form.reset();
      setShown(defaultValues);
    },
  };
}
