import { type ComponentType, createElement, lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "@baize/ui/modal";
import { Skeleton } from "@baize/ui/skeleton";
import { type OverlayName, type OverlayProps, type OverlayRow, overlays } from "../overlays.ts";
import { loadMessages } from "../shared/messages.ts";
import { useSession } from "../shared/session.ts";
import { useOverlay } from "../shared/use-overlay.ts";
import * as css from "./overlay-host.css.ts";
import { loadPage } from "./lazy-page.ts";

const lazyContent = (row: OverlayRow) =>
  lazy(async () => {
    const [content] = await Promise.all([loadPage(row.load), loadMessages(row.namespaces)]);
    return { default: content };
  });
const contents: Record<OverlayName, ComponentType<OverlayProps>> = {
  login: lazyContent(overlays.login),
  announcements: lazyContent(overlays.announcements),
  password: lazyContent(overlays.password),
  feedback: lazyContent(overlays.feedback),
  member: lazyContent(overlays.member),
};

/** Shows the overlay that the address names, over whatever page is open. */
export function OverlayHost() {
  const { open, show, move, close } = useOverlay();
  const session = useSession();
  const access = open ? overlays[open.name].access : "everyone";
  const misplaced = (access === "visitor" && session !== null) || (access === "member" && session === null);
  const lead = useEffectEvent(() => (access === "member" ? show("login") : close()));
  // Once: the address follows later, and what was asked for meanwhile must stand.
  useEffect(() => {
    if (misplaced) lead();
  }, [misplaced]);
  const shown = misplaced ? null : open;
  // What the address no longer names stays until it has closed.
  const [kept, setKept] = useState(shown);
  if (shown && (shown.name !== kept?.name || shown.place !== kept.place)) setKept(shown);
  if (!kept) return null;
  return (
    <OpenOverlay
      key={kept.name}
      open={shown !== null}
      name={kept.name}
      place={kept.place}
      move={move}
      close={close}
      closed={() => setKept((now) => (now === kept ? null : now))}
    />
  );
}

interface OpenOverlayProps {
  open: boolean;
  name: OverlayName;
  place: string;
  move: (place: string) => void;
  close: () => void;
  closed: () => void;
}

function OpenOverlay({ open, name, place, move, close, closed }: OpenOverlayProps) {
  const { t } = useTranslation();
  const row: OverlayRow = overlays[name];
  const content = (
    <Suspense fallback={<Skeleton />}>{createElement(contents[name], { place, onPlaceChange: move, close })}</Suspense>
  );
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      className={css.kind[row.kind]}
      title={t(row.title)}
      hideTitle={row.kind === "centre"}
      {...(row.kind !== "centre" ? { closeLabel: t("action.close") } : {})}
    >
      {content}
    </Modal>
  );
}
