/** Overlays that have an address, `?overlay=name` over any page. What each is made of: `app/overlays.ts`. */
export const overlayNames = [
  "login",
  "forgot",
  "register",
  "announcements",
  "security",
  "password",
  "balance",
  "feedback",
  "chat",
  "support",
  "mirrors",
  "games",
  "realAccount",
  "member",
] as const;

export type OverlayName = (typeof overlayNames)[number];

export const isOverlayName = (value: string): value is OverlayName => overlayNames.some((name) => name === value);
