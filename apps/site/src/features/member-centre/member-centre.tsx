import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { BrandMark } from "@baize/ui/brand-mark";
import { CentreShell } from "@baize/ui/centre-shell";
import { receipt, shieldCheck, signOut as signOutArt } from "@baize/ui/icon/art";
import { Skeleton } from "@baize/ui/skeleton";
import type { OverlayProps } from "../../overlays.ts";
import { useSession } from "../../shared/session.ts";
import { useOverlay } from "../../shared/use-overlay.ts";
import { useSignOut } from "../../shared/use-sign-out.ts";
import { useWhitelabel } from "../../shared/use-whitelabel.ts";

const BetRecord = lazy(() => import("./bet-record.tsx"));

/** The member's own pages over the site; the address says which one is open. */
export default function MemberCentre({ place, onPlaceChange, close }: OverlayProps) {
  const { t } = useTranslation(["common", "records"]);
  const session = useSession();
  const { data: brand } = useWhitelabel();
  const record = {
    id: "personalHistoryCopy",
    label: t("records:title"),
    icon: receipt,
    current: place === "personalHistoryCopy" || place === "",
    onPress: () => onPlaceChange("personalHistoryCopy"),
  };
  const { show } = useOverlay();
  const signOut = useSignOut();
  // A phone's header has no room for the account menu: its entries are here as well.
  const account = [
    { id: "security", label: t("title.security"), icon: shieldCheck, onPress: () => show("security") },
    { id: "logOut", label: t("action.logOut"), icon: signOutArt, onPress: () => void signOut() },
  ];
  return (
    <CentreShell
      title={t("title.member")}
      mark={<BrandMark name={brand?.brand.title ?? ""} bare />}
      account={session?.account}
      closeLabel={t("action.close")}
      onClose={close}
      menuLabel={t("title.member")}
      groups={[
        { id: "records", items: [record] },
        { id: "account", items: account },
      ]}
      view={place === "menu" ? "menu" : "page"}
      back={{ label: t("action.back"), onPress: () => onPlaceChange("menu") }}
    >
      <Suspense fallback={<Skeleton blockSize="20rem" />}>
        <BetRecord />
      </Suspense>
    </CentreShell>
  );
}
