import type { MemberPageName } from "./member-page-names.ts";
import type { OverlayName } from "./overlay-names.ts";

/** What an overlay's content is given. */
export interface OverlayProps {
  /** What follows the name in `?overlay=name/path`: a page of a centre, an announcement's id; "" where nothing does. */
  readonly path: string;
  readonly onPathChange: (path: string) => void;
  readonly close: () => void;
}

/** What a page of a centre is given. */
export interface CentrePageProps {
  /** What follows the page's name in the address: `passkeys` in `member/securityCenter/passkeys`; "" on the page itself. */
  readonly path: string;
  /** Goes to another path of the page; Back returns. */
  readonly onPathChange: (path: string) => void;
}

/** A page of the member centre, and what that page makes of the rest. */
export type MemberPagePath = MemberPageName | `${MemberPageName}/${string}`;

/** What may follow an overlay's name. */
export type OverlayPath<Name extends OverlayName> = Name extends "member" ? "" | MemberPagePath : string;
