import type { OutputOf } from "@baize/api/contract/contract";
import type { Format } from "@baize/i18n/format/create-format";

type Message = Pick<OutputOf<"inbox.list">["items"][number], "content" | "dates">;

/** The text of a message with its dates as the reader's settings write them. An earlier message has no dates. */
export const messageText = ({ content, dates = [] }: Message, format: Pick<Format, "dateTime">): string =>
  dates.reduce((written, { text, at }) => written.replace(text, () => format.dateTime(at)), content);
