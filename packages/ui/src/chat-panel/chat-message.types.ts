import type { ReactNode } from "react";
import type { TextCount } from "../text-area/text-area.tsx";

/** A picture in a message. */
export interface ChatImage {
  readonly src: string;
  /** What it shows, or its file's name. */
  readonly alt: string;
  /** Inline size by block size, "3 / 4": keeps its place while it comes. */
  readonly ratio?: string;
}
export interface ChatMessage {
  readonly id: string;
  /** `system` is the chat's own line: "Asha joined". */
  readonly from: "own" | "other" | "system";
  /** When it was sent, epoch milliseconds. */
  readonly at: number;
  /** Plain text, shown as it is: never HTML. */
  readonly text?: string;
  readonly image?: ChatImage;
  /** Who wrote it, for what is not own. */
  readonly author?: { readonly name: string; readonly picture?: string };
  /** On its way to the server, or refused by it; nothing once it has arrived. */
  readonly state?: "sending" | "failed";
}

export interface ChatWords {
  /** Said before own messages: "You". */
  readonly own: string;
  /** Names the conversation: "Messages". */
  readonly messages: string;
  /** Names the text field: "Write a message". */
  readonly write: string;
  readonly placeholder?: string;
  readonly send: string;
  /** The button that chooses pictures; drawn with `onAttach`. */
  readonly attach?: string;
  readonly sending: string;
  readonly failed: string;
  /** Sends a refused message again. */
  readonly retry: string;
  /** Takes a refused message away; drawn with `onDiscard`. */
  readonly discard?: string;
  readonly older: string;
  readonly loadingOlder: string;
  /** The line before the first message that was not read: "New". */
  readonly unread: string;
  /** The button that goes to the end; `unseen` came since the person went up, and may be none. */
  readonly jump: (unseen: number) => string;
  /** Opens and closes a message that is very long. */
  readonly more: string;
  readonly less: string;
  readonly imageFailed: string;
  readonly loading: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly errorTitle: string;
  readonly errorText: string;
  readonly errorRetry: string;
  readonly connecting: string;
  readonly offline: string;
  /** Shown near the limit: "120 left". */
  readonly count: (count: TextCount) => ReactNode;
  /** Under a message that is over the limit, and what to do. */
  readonly tooLong: string;
}
