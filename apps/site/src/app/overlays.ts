import type { ComponentType } from "react";
import type { KeyOf, Namespace } from "@baize/i18n/messages";
import type { OverlayName } from "../navigation/overlay-names.ts";
import type { OverlayProps } from "../navigation/types.ts";

export interface OverlayRow {
  /** `modal` is a dialog over the page, `wide` one with two panes, `centre` fills the window with a menu of its own. */
  readonly kind: "modal" | "wide" | "centre";
  /** `visitor` overlays close by themselves after the visitor has signed in. */
  readonly access: "everyone" | "visitor" | "member";
  /** Closed to a trial account, which is asked to register a real one. */
  readonly real?: true;
  /** Sells play: closed to a person who takes a break from it. */
  readonly closedDuringBreak?: true;
  readonly title: Extract<KeyOf<"common">, `title.${string}`>;
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<{ readonly default: ComponentType<OverlayProps> }>;
}

/** Overlays that have an address: `?overlay=name` over any page, so that refresh and Back work. Confirmations are awaited promises instead. */
export const overlays: Readonly<Record<OverlayName, OverlayRow>> = {
  login: {
    kind: "modal",
    access: "visitor",
    title: "title.login",
    namespaces: ["auth", "validation"],
    load: () => import("../features/sign-in/login-overlay.tsx"),
  },
  forgot: {
    kind: "modal",
    access: "visitor",
    title: "title.forgot",
    namespaces: ["auth", "validation"],
    load: () => import("../features/sign-in/recovery/forgot-overlay.tsx"),
  },
  register: {
    kind: "modal",
    access: "visitor",
    closedDuringBreak: true,
    title: "title.register",
    namespaces: ["auth", "validation"],
    load: () => import("../features/register/register-overlay.tsx"),
  },
  announcements: {
    kind: "wide",
    access: "everyone",
    title: "title.announcements",
    namespaces: ["announcements"],
    load: () => import("../features/announcements/announcements-overlay.tsx"),
  },
  security: {
    kind: "modal",
    access: "member",
    real: true,
    title: "title.security",
    namespaces: ["auth", "validation"],
    load: () => import("../features/security/security-overlay.tsx"),
  },
  password: {
    kind: "modal",
    access: "member",
    real: true,
    title: "title.password",
    namespaces: ["auth", "validation"],
    load: () => import("../features/password/password-overlay.tsx"),
  },
  /** The parts of the balance. */
  balance: {
    kind: "modal",
    access: "member",
    title: "title.balance",
    namespaces: ["transactions"],
    load: () => import("../features/balance/balance-overlay.tsx"),
  },
  feedback: {
    kind: "modal",
    access: "member",
    title: "title.feedback",
    namespaces: ["feedback", "validation"],
    load: () => import("../features/feedback/feedback-overlay.tsx"),
  },
  chat: {
    kind: "wide",
    access: "member",
    title: "title.chat",
    namespaces: ["chat"],
    load: () => import("../features/chat/chat-overlay.tsx"),
  },
  support: {
    kind: "modal",
    access: "everyone",
    title: "title.support",
    namespaces: ["system"],
    load: () => import("../features/support/support-overlay.tsx"),
  },
  mirrors: {
    kind: "modal",
    access: "everyone",
    title: "title.mirrors",
    namespaces: ["system"],
    load: () => import("../features/mirrors/mirrors-overlay.tsx"),
  },
  /** The games behind an entry marked VASSALAGE: `games/NORTHGATE`; one under maintenance and what is open instead: `games/NORTHGATE/id`. */
  games: {
    kind: "wide",
    access: "everyone",
    closedDuringBreak: true,
    title: "title.subGames",
    namespaces: ["game", "lobby"],
    load: () => import("../features/sub-games/games-overlay.tsx"),
  },
  /** One search over all games. */
  search: {
    kind: "wide",
    access: "everyone",
    closedDuringBreak: true,
    title: "title.search",
    namespaces: ["lobby"],
    load: () => import("../features/search/search-overlay.tsx"),
  },
  /** Asks a trial account to register a real one; it closes by itself for everyone else. */
  realAccount: {
    kind: "modal",
    access: "member",
    real: true,
    title: "title.register",
    namespaces: [],
    load: () => import("../features/sign-in/real-account-overlay.tsx"),
  },
  member: {
    kind: "centre",
    access: "member",
    real: true,
    title: "title.member",
    namespaces: ["centre"],
    load: () => import("./centre/member-centre.tsx"),
  },
  agent: {
    kind: "centre",
    access: "member",
    real: true,
    title: "title.agent",
    namespaces: ["centre"],
    load: () => import("./centre/agent-centre.tsx"),
  },
};
