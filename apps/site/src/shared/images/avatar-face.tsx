import type { AvatarFace } from "@baize/ui/avatar";
import { AvatarSign, type AvatarSignProps } from "@baize/ui/avatar/avatar-sign";
import type { OutputOf } from "@baize/api/contract/contract";
import { type BuiltInAvatar, isBuiltInAvatar } from "@baize/domain/identity/member/avatar";
import { useRead } from "../api/use-read.ts";

const sign = (name: AvatarSignProps["name"], palette: number): AvatarFace => ({
  sign: <AvatarSign name={name} palette={palette} />,
});

/** The drawings of the brand's avatars; the first is the account's letter. */
const faces: Readonly<Record<BuiltInAvatar, AvatarFace>> = {
  "1": {},
  "2": sign("lotus", 2),
  "3": sign("crown", 3),
  "4": sign("sun", 4),
  "5": sign("moon", 5),
  "6": sign("kite", 6),
  "7": sign("gem", 7),
  "8": sign("diya", 8),
  "9": sign("wheel", 9),
  "10": sign("bell", 10),
  "11": sign("clover", 11),
  "12": sign("fan", 12),
};

export const builtInFace = (avatar: string): AvatarFace => (isBuiltInAvatar(avatar) ? faces[avatar] : {});

export function avatarFace(icon: OutputOf<"member.icon"> | undefined): AvatarFace {
  if (!icon) return {};
  return icon.avatarType === "CUSTOM" ? { src: icon.avatar } : builtInFace(icon.avatar);
}

/** The content of the signed-in member's avatar. */
export const useAvatarFace = (): AvatarFace => avatarFace(useRead("member.icon", {}).data);
