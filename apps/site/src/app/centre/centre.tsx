import { type ComponentType, createElement, lazy, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BrandMark } from "@baize/ui/brand-mark";
import { CentreShell } from "@baize/ui/centre-shell";
import { CountBadge } from "@baize/ui/count-badge";
import { signOut as signOutArt } from "@baize/ui/icon/art";
import type { SideMenuGroup } from "@baize/ui/side-menu";
import { Skeleton } from "@baize/ui/skeleton";
import type { CentrePageProps, CentrePageRow } from "../../centre-page.ts";
import { type OverlayName, overlays } from "../../overlays.ts";
import { loadMessages } from "../../shared/messages.ts";
import { useRead } from "../../shared/use-endpoint.ts";
import { useSignOut } from "../../shared/use-sign-out.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";
import { ErrorBoundary } from "../error-boundary.tsx";
import { loadPage } from "../lazy-page.ts";
import { LoadError } from "../load-error.tsx";
import { CentreAccount } from "./centre-account.tsx";
import { useCentreCounts } from "./use-centre-counts.ts";
import { useCentreFocus } from "./use-centre-focus.ts";
import { useCentrePlace } from "./use-centre-place.ts";

export interface CentreProps {
  readonly overlay: OverlayName;
  readonly pages: Readonly<Record<string, CentrePageRow>>;
  /** The id of the page that opens where the address names none, or none that there is. */
  readonly usual: string;
  /** What follows the overlay's name in the address. */
  readonly place: string;
  readonly close: () => void;
}

const failed = (error: unknown) => <LoadError error={error} />;
const drawn = new Map<CentrePageRow, ComponentType<CentrePageProps>>();

/** Made once a row: a page that stands must not give way to itself. */
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

/** The pages of a table with their menu: side by side, or one after the other on a phone. The address says which is open. */
export function Centre({ overlay, pages, usual, place, close }: CentreProps) {
  const { t } = useTranslation(["common", "centre"]);
  const { data: brand } = useWhitelabel();
  const ways = useCentrePlace(overlay);
  const { shown, groups } = useMenu(pages, usual, place, ways.open);
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useCentreFocus({ frame, page, id: shown?.id ?? "", place });
  const name = t(overlays[overlay].title);
  useTitle(shown && place !== "" ? `${t(`centre:${shown.row.title}`)} · ${name}` : name, "above");
  return (
    <CentreShell
      ref={frame}
      pageRef={page}
      title={name}
      mark={<BrandMark name={brand?.brand.title ?? ""} bare />}
      account={<CentreAccount />}
      closeLabel={t("action.close")}
      onClose={close}
      menuLabel={name}
      groups={groups}
      view={place === "" ? "menu" : "page"}
      back={{ label: t("action.back"), onPress: ways.back }}
    >
      {shown ? (
        <ErrorBoundary key={shown.id} fallback={failed}>
          <Suspense fallback={<Skeleton blockSize="20rem" />}>
            {createElement(pageOf(shown.row), {
              place: place.slice(shown.id.length + 1),
              onPlaceChange: (next) => ways.open(next ? `${shown.id}/${next}` : shown.id),
            })}
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </CentreShell>
  );
}

/** The menu by the table, and the row of the page that is open. */
function useMenu(pages: CentreProps["pages"], usual: string, place: string, open: (place: string) => void) {
  const { t } = useTranslation(["common", "centre"]);
  const signOut = useSignOut();
  const counts = useCentreCounts();
  const { data: member } = useRead("member.info", {});
  const rows = Object.entries(pages).filter(([, row]) => !row.when || (member !== undefined && row.when(member)));
  const [asked = ""] = place.split("/");
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
      onPress: () => open(name),
    };
  };
  const groups: SideMenuGroup[] = [...new Set(rows.map(([, { group }]) => group))].map((group) => ({
    id: group,
    items: rows.filter(([, one]) => one.group === group).map(itemOf),
  }));
  // A phone's header has no room for the account menu: its way out is here as well.
  const out = { id: "logOut", label: t("action.logOut"), icon: signOutArt, onPress: () => void signOut() };
  return { groups: [...groups, { id: "out", items: [out] }], shown: id && row ? { id, row } : undefined };
}
