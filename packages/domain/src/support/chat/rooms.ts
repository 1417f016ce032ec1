/** Where people write: `lobby` is the brand's one room, `support` is between a member and the brand. */
export const CHAT_ROOMS = ["lobby", "support"] as const;
export type ChatRoom = (typeof CHAT_ROOMS)[number];

export function isChatRoom(value: string): value is ChatRoom {
  return CHAT_ROOMS.some((room) => room === value);
}

/** User-perceived characters of one message. */
export const CHAT_LENGTH = 500;
