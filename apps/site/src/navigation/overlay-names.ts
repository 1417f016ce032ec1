/** Overlays with an address, `?overlay=name` over any page. The rest of an overlay: `app/overlays.ts`. */
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
  "search",
  "realAccount",
  "member",
  "agent",
] as const;

export type OverlayName = (typeof overlayNames)[number];

export const isOverlayName = (value: string): value is OverlayName => overlayNames.some((name) => name === value);
