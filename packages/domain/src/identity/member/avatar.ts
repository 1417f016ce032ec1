/** Built-in avatars: the account's letter first, then eleven signs. The client draws them. */
export const BUILT_IN_AVATARS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export type BuiltInAvatar = (typeof BUILT_IN_AVATARS)[number];

export const isBuiltInAvatar = (value: string): value is BuiltInAvatar => BUILT_IN_AVATARS.some((avatar) => avatar === value);

/** `STATIC`: a built-in avatar. `CUSTOM`: a picture that the member uploaded. */
export const AVATAR_TYPES = ["STATIC", "CUSTOM"] as const;

/** The size of a member's own picture: a square of so many pixels. */
export const AVATAR_SIDE = 256;
