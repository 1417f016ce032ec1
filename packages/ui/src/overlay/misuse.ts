import * as React from "react";
import { warn } from "./warn.ts";

interface Held {
  readonly value?: unknown;
  readonly defaultValue?: unknown;
  readonly onValueChange?: unknown;
}

const began = new WeakMap<object, boolean>();

/** Where the current component is used: `Wallet (wallet.tsx:12:7)`. Empty where React has no owner stack. */
function place(): string {
  const line = React.captureOwnerStack?.()?.trim().split("\n")[0]?.trim().replace(/^at /, "");
  return line ? ` It is used in ${line}.` : "";
}

/** Warns where a value is not held by either the caller or the component for its whole life. `instance` identifies one mounted component. */
export function checkHeld(instance: object, { value, defaultValue, onValueChange }: Held): void {
  const held = value !== undefined;
  const before = began.get(instance);
  if (before === undefined) {
    began.set(instance, held);
    if (held && defaultValue !== undefined)
      warn(
        `A component got both \`value\` and \`defaultValue\`: the second is never looked at. Give \`value\` where you hold it, \`defaultValue\` where the component may.${place()}`,
      );
    if (held && !onValueChange)
      warn(
        `A component got a \`value\` without \`onValueChange\`, so a choice or a typed text springs back. Give the handler too, or \`defaultValue\` where the component may hold it.${place()}`,
      );
  } else if (before !== held) {
    const [was, is] = before ? ["held by you", "undefined"] : ["held by the component", "held by you"];
    warn(
      `A component's value was ${was} and now is ${is}: what people see and what you hold part ways. Keep to one for its whole life, with "" or null for “nothing”.${place()}`,
    );
  }
}

/** The values of a list of choices: each once, none empty where that means “nothing”, and the current one among them. */
export function checkChoices(component: string, values: readonly string[], current = ""): void {
  const known = new Set<string>();
  const twice = values.find((value) => known.has(value) || !known.add(value));
  if (twice !== undefined)
    warn(
      `${component}: two choices have the value “${twice}”, so choosing one marks both and the choice is ambiguous. Give each a value of its own.`,
    );
  else if (current !== "" && values.length > 0 && !known.has(current))
    warn(
      `${component}: its value “${current}” is none of its choices, so nothing is shown as chosen. Give one of them, or "" while nothing is.`,
    );
}

/** Warns where a list that draws every choice has too many; `instead` names a component for more. */
export function checkCount(component: string, count: number, most: number, instead: string): void {
  if (count <= most) return;
  warn(
    `${component} got ${count} choices and draws every one, so the page grows slow and a choice is hard to find among more than ${most}. ${instead}${place()}`,
  );
}

const isBlank = (node: unknown): boolean =>
  node === undefined ||
  node === null ||
  typeof node === "boolean" ||
  (typeof node === "string" && node.trim() === "") ||
  (Array.isArray(node) && node.every(isBlank));

/** Warns where a control has no name, neither by its content nor by an attribute. */
export function checkName(component: string, name: { readonly children?: unknown; readonly named?: unknown }): void {
  if (!isBlank(name.children) || !isBlank(name.named)) return;
  warn(
    `${component} has no name, so screen readers call it by its role alone and voice control cannot press it. Give it words, or \`aria-label\` where it shows only a drawing.${place()}`,
  );
}

/** Warns where a dialog has no title, which is its name. */
export function checkTitle(component: string, title: unknown): void {
  if (!isBlank(title)) return;
  warn(
    `A ${component} opens without a title, so screen readers say “dialog” and nothing more. Give \`title\`, with \`labelHidden\` where the design shows none.${place()}`,
  );
}
