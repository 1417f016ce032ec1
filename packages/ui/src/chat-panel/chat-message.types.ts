/** A picture in a message. */
export interface ChatImage {
  /** Its address. */
  readonly src: string;
  /** What it shows, or its file's name. */
  readonly alt: string;
  /** Inline size by block size, "3 / 4": keeps its place while it comes. */
  readonly ratio?: string;
}
/** One message of a conversation. */
export interface ChatMessage {
  readonly id: string;
  /** `system` is the chat's own line: "Asha joined". */
  readonly from: "own" | "other" | "system";
  /** When it was sent, epoch milliseconds. */
  readonly at: number;
  /** Plain text, shown as it is: never HTML. */
  readonly text?: string;
  /** A picture below the text, or alone. */
  readonly image?: ChatImage;
  /** Who wrote it, for what is not own. */
  readonly author?: { readonly name: string; readonly picture?: string };
  /** On its way to the server, or refused by it; nothing once it has arrived. */
  readonly state?: "sending" | "failed";
}
