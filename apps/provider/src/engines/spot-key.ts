import type { MessageKey } from "../messages/messages.ts";

/** The message that names a spot, with its values. */
export interface SpotKey {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The message of a text that is one of these spots. */
export const keyIn =
  <Spot extends string>(spots: readonly Spot[], spotKey: (spot: Spot) => SpotKey) =>
  (text: string): SpotKey | undefined => {
    const spot = spots.find((each) => each === text);
    return spot && spotKey(spot);
  };
