import { type ComponentType, createElement, lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { Modal } from "@baize/ui/modal";
import { Skeleton } from "@baize/ui/skeleton";
import { isOverlayName, type OverlayName } from "../navigation/overlay-names.ts";
import type { OverlayProps } from "../navigation/types.ts";
import { type OverlayRow, overlays } from "./overlays.ts";
import { pathOf } from "../navigation/paths.ts";
import { nextPath } from "../shared/session/next-path.ts";
import { loginOver, ONWARD } from "../shared/overlays/overlay-address.ts";
import { lazyPart } from "../shared/page/lazy-part.tsx";
import { mainPart } from "../shared/page/main-part.ts";
import { loadMessages } from "../shared/language/messages.ts";
import { ShownLanguage } from "../shared/language/shown-language.tsx";
import { leaveSession } from "../shared/session/leave-session.ts";
import { usePlayBreak } from "../shared/session/play-break.ts";
import { isDemo, type Session, useSession } from "../shared/session/session.ts";
import { useOverlay } from "../shared/overlays/use-overlay.ts";
import * as css from "./overlay-host.css.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { loadPage } from "./lazy-page.ts";
import { LoadError } from "./load-error.tsx";
import { useEntryFocus } from "./use-entry-focus.ts";

type Content = Promise<{ default: ComponentType<OverlayProps> }>;
const loading = new Map<OverlayRow, Content>();
async function loadContent(row: OverlayRow): Content {
  return { default: await loadPage(async () => (await Promise.all([row.load(), loadMessages(row.namespaces)]))[0]) };
}
/** The overlay's code and messages, loaded once. */
function contentOf(row: OverlayRow): Content {
  const content = loading.get(row) ?? loadContent(row);
  loading.set(row, content);
  return content;
}
const lazyContent = (row: OverlayRow) => lazy(() => contentOf(row));

const failed = (error: unknown) => <LoadError error={error} />;

/** A press must be answered within this, in ms; what is loaded sooner shows at once, without a skeleton. */
const ANSWER_MS = 100;

/** A centre has a frame of its own: until it is loaded, and that takes longer than a moment, a plain one shows in its place. */
function useShows(row: OverlayRow): { readonly shows: boolean; readonly loaded: boolean } {
  const [shows, setShows] = useState(row.kind !== "centre");
  const [loaded, setLoaded] = useState(row.kind !== "centre");
  useEffect(() => {
    if (row.kind !== "centre") return undefined;
    const timer = window.setTimeout(() => setShows(true), ANSWER_MS);
    const load = () => {
      setShows(true);
      setLoaded(true);
    };
    contentOf(row).then(load, load);
    return () => window.clearTimeout(timer);
  }, [row]);
  return { shows, loaded };
}

const contents = new Map<OverlayRow, ComponentType<OverlayProps>>(Object.values(overlays).map((row) => [row, lazyContent(row)]));

// Shown to a trial account in place of what needs a real one.
const DemoNotice = lazyPart(["auth"], () => import("../features/sign-in/demo-notice.tsx"));
interface Shown {
  readonly name: OverlayName;
  readonly path: string;
}
const forcedChange: Shown = { name: "password", path: "" };

function known({ name, path }: { name: string; path: string }): Shown | null {
  return isOverlayName(name) ? { name, path } : null;
}

/** Whether an overlay of this access is for the visitor. */
function isAdmitted(access: OverlayRow["access"], name: OverlayName | undefined, session: Session | null): boolean {
  if (access === "member") return session !== null;
  // A trial account may register a real one.
  if (access === "visitor") return session === null || (isDemo(session) && name === "register");
  return true;
}

/** The overlay to show: a forced change of the password first, else the one of the address if the visitor may see it. */
function useShown() {
  const { open: asked, replace } = useOverlay();
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = asked && known(asked);
  const session = useSession();
  const forced = session !== null && session.passwordChange !== null;
  const access = open && !forced ? overlays[open.name].access : "everyone";
  const unknown = asked !== null && open === null;
  const row: OverlayRow | null = open && overlays[open.name];
  const pausedAway = usePlayBreak() !== null && row?.closedDuringBreak === true;
  const misplaced = unknown || pausedAway || !isAdmitted(access, open?.name, session);
  const lead = useEffectEvent(() => {
    const onward = session && access === "visitor" ? params.get(ONWARD) : null;
    if (onward) void navigate(nextPath(onward, pathOf("home")), { replace: true });
    // After signing in the visitor gets what was requested, a centre's page with its filters.
    else if (access === "member") void navigate(loginOver({ pathname, search }, pathname + search), { replace: true });
    else replace(null);
  });
  // Once: the address changes later, and another overlay may have been opened by then.
  useEffect(() => {
    if (misplaced) lead();
  }, [misplaced]);
  const allowed = misplaced ? null : open;
  return { shown: forced ? forcedChange : allowed, forced, demo: isDemo(session) };
}

/** Shows an overlay over whatever page is open. */
export function OverlayHost() {
  const { show, move, close } = useOverlay();
  const { shown, forced, demo } = useShown();
  const entryOf = useEntryFocus(shown?.name);
  // A closing overlay stays mounted until its animation ends.
  const [kept, setKept] = useState<typeof shown>(shown);
  if (shown && (shown.name !== kept?.name || shown.path !== kept.path)) setKept(shown);
  if (!kept) return null;
  return (
    <OpenOverlay
      key={kept.name}
      open={shown !== null}
      name={kept.name}
      path={kept.path}
      demo={demo}
      show={show}
      move={move}
      // A session that must change its password opens nothing else: leaving is signing out.
      close={forced ? () => void leaveSession() : close}
      closed={() => setKept((now) => (now === kept ? null : now))}
      entry={() => entryOf(kept.name)}
    />
  );
}

interface OpenOverlayProps {
  open: boolean;
  name: OverlayName;
  path: string;
  demo: boolean;
  show: (name: OverlayName) => void;
  move: (path: string) => void;
  close: () => void;
  closed: () => void;
  /** Where focus goes as it opens again. */
  entry: () => HTMLElement | null;
}

function OpenOverlay({ open, name, path, demo, show, move, close, closed, entry }: OpenOverlayProps) {
  const { t } = useTranslation();
  const row: OverlayRow = overlays[name];
  const Content = contents.get(row);
  const blocked = demo && row.real === true;
  const { shows, loaded } = useShows(row);
  const kind = blocked ? "modal" : row.kind;
  const content = (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={<Skeleton />}>
        {blocked ? (
          <DemoNotice register={() => show("register")} />
        ) : (
          Content && (
            <ShownLanguage namespaces={row.namespaces} waiting={<Skeleton />}>
              {createElement(Content, { path, onPathChange: move, close })}
            </ShownLanguage>
          )
        )}
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <Modal
      open={open && (shows || blocked)}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      initialFocus={entry}
      // Signing in takes the button away that asked for it.
      fallbackFocus={mainPart}
      className={css.kind[kind === "centre" && !loaded ? "centreLoading" : kind]}
      title={t(row.title)}
      labelHidden={kind === "centre" && loaded}
      closeButton={kind !== "centre" || !loaded}
    >
      {content}
    </Modal>
  );
}
