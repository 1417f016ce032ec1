/** Built-in avatars: the account's letter first, then eleven signs. The client draws them. */
export const HOUSE_AVATARS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export type HouseAvatar = (typeof HOUSE_AVATARS)[number];

export const isHouseAvatar = (value: string): value is HouseAvatar => HOUSE_AVATARS.some((avatar) => avatar === value);

/** `STATIC`: a built-in avatar. `CUSTOM`: a picture that the member uploaded. */
export const AVATAR_TYPES = ["STATIC", "CUSTOM"] as const;

/** What a member's own picture is drawn anew to: a square of so many pixels. */
export const AVATAR_SIDE = 256;
