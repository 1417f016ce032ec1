import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BrandMark } from "@baize/ui/brand-mark";
import { CentreShell } from "@baize/ui/centre-shell";
import { CountBadge } from "@baize/ui/count-badge";
import { headset, signOut as signOutArt } from "@baize/ui/icon/art";
import type { SideMenuGroup } from "@baize/ui/side-menu";
import { Skeleton } from "@baize/ui/skeleton";
import type { CentrePageRow } from "./centre-page-row.ts";
import type { OverlayName } from "../../navigation/overlay-names.ts";
import type { CentrePageProps } from "../../navigation/types.ts";
import { loadMessages } from "../../shared/language/messages.ts";
import { ShownLanguage } from "../../shared/language/shown-language.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useSignOut } from "../../shared/session/use-sign-out.tsx";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useTitle } from "../../shared/page/use-title.ts";
import { homeState } from "../../shared/brand/home-state.ts";
import { useBrandTitle } from "../../shared/brand/use-brand-title.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { ErrorBoundary } from "../error-boundary.tsx";
import { loadPage } from "../lazy-page.ts";
import { LoadError } from "../load-error.tsx";
import { CentreAccount } from "./centre-account.tsx";
import { useCentreCounts } from "./use-centre-counts.ts";
import { useCentreFocus } from "./use-centre-focus.ts";
import { useCentrePath } from "./use-centre-path.ts";

export interface CentreProps {
  readonly overlay: OverlayName;
  /** The centre's name. */
  readonly title: string;
  readonly pages: Readonly<Record<string, CentrePageRow>>;
  /** The id of the page that opens for an address without a page, or with an unknown one. */
  readonly usual: string;
  /** The path after the overlay's name in the address. */
  readonly path: string;
  readonly close: () => void;
  /** Above the list of pages on a phone. */
  readonly menuHead?: ReactNode;
}

const failed = (error: unknown) => <LoadError error={error} />;
const drawn = new Map<CentrePageRow, ComponentType<CentrePageProps>>();

/** Made once a row: a second component for the same page would remount it. */
function pageOf(row: CentrePageRow): ComponentType<CentrePageProps> {
  const page =
    drawn.get(row) ??
    lazy(async () => {
      const [content] = await Promise.all([loadPage(row.load), loadMessages(row.namespaces)]);
      return { default: content };
    });
  drawn.set(row, page);
  return page;
}

/** The pages of a table with their menu: side by side, or one after the other on a phone. The address names the open page. */
export function Centre({ overlay, title, pages, usual, path, close, menuHead }: CentreProps) {
  const { t } = useTranslation(["common", "centre"]);
  const name = useBrandTitle();
  const navigation = useCentrePath(overlay);
  const { shown, groups } = useMenu(pages, usual, path, navigation.open);
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useCentreFocus({ frame, page, id: shown?.id ?? "", path });
  useTitle(shown && path !== "" ? `${t(`centre:${shown.row.title}`)} · ${title}` : title, "above");
  return (
    <CentreShell
      ref={frame}
      pageRef={page}
      title={title}
      mark={<BrandMark name={name} labelHidden />}
      account={<CentreAccount />}
      onClose={close}
      menuLabel={title}
      groups={groups}
      menuHead={menuHead}
      view={path === "" ? "menu" : "page"}
      back={{ label: t("action.back"), onClick: navigation.back }}
    >
      {shown ? (
        <ErrorBoundary key={shown.id} fallback={failed}>
          <Suspense fallback={<Skeleton blockSize="20rem" />}>
            <ShownLanguage namespaces={[...shown.row.namespaces, "centre"]} waiting={<Skeleton blockSize="20rem" />}>
              {createElement(pageOf(shown.row), {
                path: path.slice(shown.id.length + 1),
                onPathChange: (next) => navigation.open(next ? `${shown.id}/${next}` : shown.id),
              })}
            </ShownLanguage>
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </CentreShell>
  );
}

/** The menu by the table, and the row of the page that is open. */
function useMenu(pages: CentreProps["pages"], usual: string, path: string, open: (path: string) => void) {
  const { t } = useTranslation(["common", "centre"]);
  const signOut = useSignOut();
  const { show } = useOverlay();
  const counts = useCentreCounts();
  const { data: member } = useRead("member.info", {});
  const { data: brand } = useWhitelabel();
  const flags = brand && homeState(brand);
  const isOffered = ({ flag, when }: CentrePageRow) =>
    (flag === undefined || flags?.[flag] === true) && (!when || (member !== undefined && when(member)));
  const rows = Object.entries(pages).filter(([, row]) => isOffered(row));
  const [asked = ""] = path.split("/");
  const [id, row] = rows.find(([name]) => name === asked) ?? rows.find(([name]) => name === usual) ?? [];
  const itemOf = ([name, { title, icon, currentIcon, count }]: (typeof rows)[number]) => {
    const waiting = count ? counts[count] : 0;
    return {
      id: name,
      label: t(`centre:${title}`),
      icon,
      currentIcon,
      current: name === id,
      badge: waiting > 0 ? <CountBadge count={waiting} label={t("state.unread")} /> : undefined,
      onClick: () => open(name),
    };
  };
  const groups: SideMenuGroup[] = [...new Set(rows.map(([, { group }]) => group))].map((group) => {
    const items = rows.filter(([, one]) => one.group === group).map(itemOf);
    // A name above a single page would say it twice.
    return { id: group, items, title: items.length > 1 ? t(`centre:group.${group}`) : undefined };
  });
  // A phone's header has no room for the account menu, so support and signing out are here too.
  const out = { id: "logOut", label: t("action.logOut"), icon: signOutArt, onClick: () => void signOut() };
  const support = { id: "support", label: t("nav.support"), icon: headset, onClick: () => show("support") };
  return { groups: [...groups, { id: "out", items: [support, out] }], shown: id && row ? { id, row } : undefined };
}
