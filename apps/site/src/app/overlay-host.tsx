import { lazy, Suspense, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "@baize/ui/modal";
import { Skeleton } from "@baize/ui/skeleton";
import { overlays, type OverlayName, type OverlayRow } from "../overlays.ts";
import { loadMessages } from "../shared/messages.ts";
import { useSession } from "../shared/session.ts";
import { useOverlay } from "../shared/use-overlay.ts";
import * as css from "./overlay-host.css.ts";
import { loadPage } from "./lazy-page.ts";

const contents = new Map<OverlayName, ReturnType<typeof load>>();
function load(row: OverlayRow) {
  return lazy(async () => {
    const [content] = await Promise.all([loadPage(row.load), loadMessages(row.namespaces)]);
    return { default: content };
  });
}
function contentOf(name: OverlayName) {
  const found = contents.get(name) ?? load(overlays[name]);
  contents.set(name, found);
  return found;
}

/** Shows the overlay that the address names, over whatever page is open. */
export function OverlayHost() {
  const { open, show, move, close } = useOverlay();
  const session = useSession();
  const access = open ? overlays[open.name].access : "everyone";
  const misplaced = (access === "visitor" && session !== null) || (access === "member" && session === null);
  useEffect(() => {
    if (!misplaced) return;
    if (access === "member") show("login");
    else close();
  });
  if (!open || misplaced) return null;
  return <OpenOverlay key={open.name} name={open.name} place={open.place} move={move} close={close} />;
}

interface OpenOverlayProps {
  name: OverlayName;
  place: string;
  move: (place: string) => void;
  close: () => void;
}

function OpenOverlay({ name, place, move, close }: OpenOverlayProps) {
  const { t } = useTranslation();
  const row: OverlayRow = overlays[name];
  const Content = useMemo(() => contentOf(name), [name]);
  const content = (
    <Suspense fallback={<Skeleton />}>
      <Content place={place} onPlaceChange={move} close={close} />
    </Suspense>
  );
  return (
    <Modal
      open
      onOpenChange={(open) => !open && close()}
      className={css.kind[row.kind]}
      title={t(row.title)}
      hideTitle={row.kind === "centre"}
      {...(row.kind !== "centre" ? { closeLabel: t("action.close") } : {})}
    >
      {content}
    </Modal>
  );
}
