/** Reads what JSON says, field by field. Each throws where the field is missing or something else. */

/** A field of what JSON says; undefined where it has none. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

function refuse(name: string): never {
  throw new TypeError(`The field ${name} is missing or wrong`);
}

export function textField(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === "string" ? text : refuse(name);
}

export function wholeField(value: unknown, name: string): number {
  const whole = field(value, name);
  return typeof whole === "number" && Number.isSafeInteger(whole) ? whole : refuse(name);
}

/** A whole number that is written as text. */
export function bigintField(value: unknown, name: string): bigint {
  const text = textField(value, name);
  return /^-?(0|[1-9]\d{0,59})$/.test(text) ? BigInt(text) : refuse(name);
}

/** An instant that is written as text, in epoch milliseconds. */
export function instantField(value: unknown, name: string): number {
  const instant = Date.parse(textField(value, name));
  return Number.isNaN(instant) ? refuse(name) : instant;
}

export function listField(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : refuse(name);
}

/** One of these texts. */
export function choiceField<Choice extends string>(value: unknown, name: string, choices: readonly Choice[]): Choice {
  const text = field(value, name);
  return choices.find((choice) => choice === text) ?? refuse(name);
}

/** What `read` finds; null where the field is null. */
export const orNull = <Found>(value: unknown, name: string, read: (value: unknown, name: string) => Found): Found | null =>
  field(value, name) === null ? null : read(value, name);
