import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { BrandMark } from "@baize/ui/brand-mark";
import { BreakScreen } from "@baize/ui/break-screen";
import { Button } from "@baize/ui/button";
import { useFormat } from "@baize/i18n/use-format";
import { pathOf } from "../../navigation/paths.ts";
import { useBrandTitle } from "../../shared/brand/use-brand-title.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useTitle } from "../../shared/page/use-title.ts";
import type { PlayBreak } from "../../shared/session/play-break.ts";
import { useSession } from "../../shared/session/session.ts";
import { useSignOut } from "../../shared/session/use-sign-out.tsx";

/** In place of every page that sells play, while the person takes a break: when it ends, the way to the money, and help. */
export default function PlayBreakPage({ pause: { kind, until } }: { pause: PlayBreak }) {
  const { t } = useTranslation(["responsible-gambling", "common"]);
  const format = useFormat();
  const title = useBrandTitle();
  const session = useSession();
  const signOut = useSignOut();
  const { show } = useOverlay();
  useTitle(t(`block.${kind}`), "page");
  return (
    <BreakScreen
      brand={<BrandMark name={title} />}
      title={t(`block.${kind}`)}
      text={until === null ? t("pause.forGood") : t("pause.body")}
      until={until === null ? undefined : { label: t("pause.until"), time: format.dateTime(until) }}
      actions={
        <>
          {session ? (
            <Button variant="primary" onClick={() => show("member", "withdraw")}>
              {t("common:header.withdraw")}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => show("login")}>
              {t("common:nav.logIn")}
            </Button>
          )}
          <Button asChild>
            <RouterLink to={pathOf("helpCentre")}>{t("common:title.helpCentre")}</RouterLink>
          </Button>
          <Button onClick={() => show("support")}>{t("common:nav.support")}</Button>
          {session ? (
            <Button variant="ghost" onClick={() => void signOut()}>
              {t("common:action.logOut")}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
