import type { AvatarFace } from "@baize/ui/avatar";
import type { OutputOf } from "@baize/api/contract";
import { type HouseAvatar, isHouseAvatar } from "@baize/domain/member/avatar";
import { useRead } from "./use-endpoint.ts";

/** How the house's avatars are drawn; the first is the account's letter. */
const faces: Readonly<Record<HouseAvatar, AvatarFace>> = {
  "1": {},
  "2": { sign: "lotus", palette: 2 },
  "3": { sign: "crown", palette: 3 },
  "4": { sign: "sun", palette: 4 },
  "5": { sign: "moon", palette: 5 },
  "6": { sign: "kite", palette: 6 },
  "7": { sign: "gem", palette: 7 },
  "8": { sign: "diya", palette: 8 },
  "9": { sign: "wheel", palette: 9 },
  "10": { sign: "bell", palette: 10 },
  "11": { sign: "clover", palette: 11 },
  "12": { sign: "fan", palette: 12 },
};

export const houseFace = (avatar: string): AvatarFace => (isHouseAvatar(avatar) ? faces[avatar] : {});

export function avatarFace(icon: OutputOf<"member.icon"> | undefined): AvatarFace {
  if (!icon) return {};
  return icon.avatarType === "CUSTOM" ? { src: icon.avatar } : houseFace(icon.avatar);
}

/** What the signed-in member's avatar shows. */
export const useAvatarFace = (): AvatarFace => avatarFace(useRead("member.icon", {}).data);
