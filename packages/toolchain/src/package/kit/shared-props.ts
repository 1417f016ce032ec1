import type { PropDescriptor } from "react-docgen";

/** Elements whose interface is not named as they are. */
const elements: Readonly<Record<string, string>> = {
  Anchor: "a",
  DList: "dl",
  FieldSet: "fieldset",
  HR: "hr",
  OList: "ol",
  Paragraph: "p",
  TextArea: "textarea",
  UList: "ul",
};

/** "Receives the `<button>`.", by the type of the prop. */
function refSentence({ tsType }: PropDescriptor): string {
  const text = tsType && "raw" in tsType ? tsType.raw : undefined;
  const name = /HTML(\w+?)Element\b/.exec(text ?? "")?.[1];
  if (!name) return "Receives the outermost element.";
  return name === "Heading" ? "Receives the heading." : `Receives the \`<${elements[name] ?? name.toLowerCase()}>\`.`;
}

/** Props that mean the same in every component. */
const sentences: Readonly<Record<string, string>> = {
  className: "Class names for the element that `ref` receives, beside its own.",
  style: "Inline styles of the outermost element.",
  "aria-describedby": "Ids of further elements that describe the control, beside its own description and message.",
};
/** Texts of one component; the provider's messages replace them. */
const texts = /^messages$/;

/** Fields that mean the same in the items of every collection, with their type: a number may be called `value` too. */
const itemFields: Readonly<Record<string, string>> = {
  "id: string": "Unique in its list, and the same on every render.",
  "value: string": "What the component's `value` holds while this one is chosen. Unique in its list.",
  "disabled: boolean": "Shown, but it cannot be chosen.",
};

/** What a field of a named type does where it has no words of its own; empty if nothing holds for every item. */
export function itemFieldSentence(name: string, type: string): string {
  return itemFields[`${name}: ${type}`] ?? "";
}

/** What a prop does: its own words, else the sentence that holds for every component. */
export function descriptionOf(name: string, prop: PropDescriptor): string | undefined {
  if (prop.description) return prop.description;
  if (name === "ref") return refSentence(prop);
  return sentences[name] ?? (texts.test(name) ? "Texts that it shows or reads out, in the language of the person." : undefined);
}
