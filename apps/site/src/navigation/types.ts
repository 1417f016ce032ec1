import type { AgentPageName } from "./agent-page-names.ts";
import type { MemberPageName } from "./member-page-names.ts";
import type { OverlayName } from "./overlay-names.ts";

/** The props of an overlay's content. */
export interface OverlayProps {
  /** The path after the name in `?overlay=name/path`: a page of a centre, an announcement's id; "" without one. */
  readonly path: string;
  readonly onPathChange: (path: string) => void;
  readonly close: () => void;
}

/** The props of a page of a centre. */
export interface CentrePageProps {
  /** The path after the page's name in the address: `passkeys` in `member/securityCenter/passkeys`; "" on the page itself. */
  readonly path: string;
  /** Goes to another path of the page; Back returns. */
  readonly onPathChange: (path: string) => void;
}

/** A page of the member centre, and its own path. */
export type MemberPagePath = MemberPageName | `${MemberPageName}/${string}`;

/** A page of the agent centre, and its own path. */
export type AgentPagePath = AgentPageName | `${AgentPageName}/${string}`;

/** The parameters after an overlay's name. */
export type OverlayPath<Name extends OverlayName> = Name extends "member" | "agent"
  ? "" | MemberPagePath | AgentPagePath
  : string;
