import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Skeleton } from "@baize/ui/skeleton";
import { Stat, StatGroup } from "@baize/ui/stat";
import { useFormat } from "@baize/i18n/use-format";
import { useSession } from "../../shared/session/session.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

/** A member's points; for a visitor, how to earn them. */
export function MyPoints() {
  const { t } = useTranslation("points");
  const session = useSession();
  const { show } = useOverlay();
  if (!session) return <Button onClick={() => show("login")}>{t("logIn")}</Button>;
  return <Balance />;
}

function Balance() {
  const { t } = useTranslation("points");
  const format = useFormat();
  const errorText = useErrorText();
  const read = useRead("points.balance", {});
  const value = read.data ? format.number(read.data.points) : <Skeleton shape="text" inlineSize="6ch" />;
  return (
    <StatGroup>
      <Stat label={t("mine")} value={read.isError ? "–" : value} note={read.isError ? errorText(read.error) : undefined} />
    </StatGroup>
  );
}
