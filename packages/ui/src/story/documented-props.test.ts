import type { ButtonHTMLAttributes, FormHTMLAttributes, HTMLAttributes, InputHTMLAttributes } from "react";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AccordionProps } from "../accordion/accordion.tsx";
import type { ComboboxProps } from "../combobox/combobox.tsx";
import type { DynamicFormProps } from "../dynamic-form/dynamic-form.tsx";
import type { IconButtonProps } from "../icon-button/icon-button.tsx";
import type { BaizeProviderProps } from "../provider/provider.tsx";
import type { SheetProps } from "../sheet/sheet.tsx";

interface Listed {
  readonly name: string;
  readonly props: readonly { readonly name: string }[];
}
/** `npm run kit:write` writes it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const { components } = JSON.parse(readFileSync(new URL("../../components.json", import.meta.url), "utf8")) as {
  readonly components: readonly Listed[];
};
const listed = (component: string) => components.find(({ name }) => name === component)?.props.map(({ name }) => name);

/** The names that a type has beside those of the element's own attributes: the type checker wants each one, once. */
type Own<Props, Attributes> = Record<Exclude<keyof Props, keyof Attributes>, true>;

const own = {
  Accordion: { type: true, value: true, defaultValue: true, onValueChange: true, level: true, ref: true } satisfies Own<
    AccordionProps,
    Omit<HTMLAttributes<HTMLDivElement>, "defaultValue">
  >,
  BaizeProvider: {
    locale: true,
    dir: true,
    theme: true,
    brand: true,
    density: true,
    link: true,
    messages: true,
    numberingSystem: true,
    scope: true,
    ref: true,
  } satisfies Own<BaizeProviderProps, Omit<HTMLAttributes<HTMLDivElement>, "dir">>,
  Combobox: {
    label: true,
    secondaryLabel: true,
    description: true,
    message: true,
    tone: true,
    reserveMessageSpace: true,
    onBlurWithin: true,
    value: true,
    defaultValue: true,
    onValueChange: true,
    options: true,
    valueLabel: true,
    onQueryChange: true,
    filter: true,
    messages: true,
    loading: true,
    size: true,
    startContent: true,
    ref: true,
  } satisfies Own<ComboboxProps, Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "defaultValue" | "size">>,
  DynamicForm: {
    fields: true,
    rules: true,
    validate: true,
    findProblem: true,
    defaultValues: true,
    onSubmit: true,
    messages: true,
    controls: true,
    agreement: true,
    size: true,
    columns: true,
    ref: true,
  } satisfies Own<DynamicFormProps, Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit">>,
  IconButton: {
    art: true,
    label: true,
    flip: true,
    variant: true,
    size: true,
    type: true,
    pending: true,
    endIcon: true,
    ref: true,
  } satisfies Own<IconButtonProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type">>,
  Sheet: {
    side: true,
    size: true,
    trigger: true,
    handle: true,
    title: true,
    labelHidden: true,
    description: true,
    actions: true,
    closeButton: true,
    messages: true,
    closeOnClick: true,
    initialFocus: true,
    fallbackFocus: true,
    ref: true,
    open: true,
    defaultOpen: true,
    onOpenChange: true,
    onBeforeOpen: true,
    onOpened: true,
    onBeforeClose: true,
    onClosed: true,
  } satisfies Own<SheetProps, Omit<HTMLAttributes<HTMLDivElement>, "title">>,
};

test.each(Object.entries(own))("lists every prop of its own: %s", (component, names) => {
  expect(listed(component)).toEqual(expect.arrayContaining(Object.keys(names)));
});

/** The anatomy is that of every field; `Field` itself is what they draw around a control. */
const isField = ({ name, props }: Listed) => name !== "Field" && props.some((prop) => prop.name === "reserveMessageSpace");

test("lists the three ways to name a field", () => {
  const fields = components.filter(isField);
  const names = ["label", "aria-label", "aria-labelledby"];
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(({ name }) => !names.every((one) => listed(name)?.includes(one))).map(({ name }) => name)).toEqual([]);
});
