import { useCallback, useMemo } from "react";
import { warn } from "../overlay/warn.ts";
import { type ProviderValue, useOptionalProvider } from "../provider/provider-context.ts";
import { type AnyMessage, type AnyValues, formatMessage, type MessageLocale, numberText } from "./format-message.ts";
import type { MessagePart, MessageText, PartMessages } from "./message-types.ts";

const english: MessageLocale = { locale: "en", direction: "ltr", numberingSystem: "latn" };

type AnyMessages = Readonly<Record<string, AnyMessage | undefined>>;
/** Keys and values are checked where a component asks for its text; here every component is alike. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const anyMessages = (messages: object | undefined) => messages as AnyMessages | undefined;

function warnMissing(part: MessagePart, key: string): void {
  const tree = '`hi` of "@baize/ui/messages/hi", as `<BaizeProvider locale="hi" messages={hi}>`';
  warn(
    `The text \`${part}.${key}\` is missing, so a person sees or hears nothing in its place. Give the provider the texts of the person's language: ${tree}; or give the component \`messages={{ ${key}: … }}\`.`,
  );
}

/** Texts of a component: those of the instance, else those of the nearest provider that has them. */
export function messageText<Part extends MessagePart>(
  part: Part,
  own: PartMessages<Part> | undefined,
  provider: ProviderValue | null,
): MessageText<Part> {
  const [mine, tree] = [anyMessages(own), anyMessages(provider?.messages[part])];
  return (key: string, values?: AnyValues) => {
    const message = mine?.[key] ?? tree?.[key];
    if (message !== undefined) return formatMessage(message, values, provider ?? english);
    if (process.env.NODE_ENV !== "production") warnMissing(part, key);
    return "";
  };
}

/**
 * The texts of a component in the person's language: `const text = useMessages("pagination", messages)`, then `text("next")` and
 * `text("page", { page })`. `own` is the component's prop `messages`.
 */
export function useMessages<Part extends MessagePart>(part: Part, own?: PartMessages<Part>): MessageText<Part> {
  const provider = useOptionalProvider();
  return useMemo(() => messageText(part, own, provider), [part, own, provider]);
}

/** Writes a number as the texts around it do: in the digits and the grouping of the person's language. */
export function useNumberText(): (value: number) => string {
  const provider = useOptionalProvider();
  return useCallback((value: number) => numberText(provider ?? english, value), [provider]);
}
