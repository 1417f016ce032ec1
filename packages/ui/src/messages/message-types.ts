import type { en } from "./en/all.ts";

export type English = typeof en;

/** A component that has texts of its own: `pagination`. */
export type MessagePart = keyof English;
export type MessageKey<Part extends MessagePart> = keyof English[Part] & string;

/** One text for each plural category of the language, chosen by `{count}`. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
export type ValueName<Source> = Source extends string
  ? Placeholder<Source>
  : Source extends { readonly other: infer Other extends string }
    ? Placeholder<Other> | "count"
    : never;
export type Values<Source> = { readonly [Name in ValueName<Source>]: Name extends "count" ? number : string | number };
/** The values of a text, or nothing for a text without a placeholder. */
export type MessageValues<Source> = [ValueName<Source>] extends [never] ? [] : [values: Values<Source>];

/**
 * A text with placeholders ("Page {page} of {total}"), its plural forms, or a function, for an application that has a formatter of its own.
 */
export type Message<Source> =
  | (Source extends string ? string : string | PluralText)
  | ((...values: MessageValues<Source>) => string);

/** The same texts in another language: a key that is missing does not compile. */
export type Translation<Source> = {
  readonly [Part in keyof Source]: {
    readonly [Key in keyof Source[Part]]: Source[Part][Key] extends string ? string : PluralText;
  };
};

/** Every text of one component. */
export type AllMessages<Part extends MessagePart> = { readonly [Key in keyof English[Part]]: Message<English[Part][Key]> };
/** Some texts of one component, in place of those of the provider. */
export type PartMessages<Part extends MessagePart> = Partial<AllMessages<Part>>;
/** The texts of the kit. A component that an application does not use may be left out. */
export type KitMessages = { readonly [Part in MessagePart]?: AllMessages<Part> | undefined };

/** Gives a component's text by its key, with the values of its placeholders. */
export type MessageText<Part extends MessagePart> = <Key extends MessageKey<Part>>(
  key: Key,
  ...values: MessageValues<English[Part][Key]>
) => string;
