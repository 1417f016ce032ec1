import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { Link } from "@baize/ui/link";
import type { MemberPagePath } from "../../navigation/types.ts";
import { isDemo, useSession } from "../../shared/session/session.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

interface RecordLinkProps {
  page: MemberPagePath;
  filters?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const none = {};

/** Links to a record in the member centre; plain text for a trial account, which has none. */
export function RecordLink({ page, filters = none, children }: RecordLinkProps) {
  const { addressOf } = useOverlay();
  if (isDemo(useSession())) return children;
  return <Link link={<RouterLink to={addressOf("member", page, filters)} />}>{children}</Link>;
}
