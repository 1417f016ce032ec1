export type {
  AllMessages,
  English,
  KitMessages,
  Message,
  MessageKey,
  MessagePart,
  MessageText,
  MessageValues,
  PartMessages,
  Placeholder,
  PluralText,
  Translation,
  ValueName,
  Values,
} from "./message-types.ts";
export { useMessages } from "./use-messages.ts";
