import type { MessageKey } from "../messages/messages.ts";

/** The message that names a spot, with its values. */
export interface SpotKey {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}
