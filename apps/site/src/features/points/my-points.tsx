import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Skeleton } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import { useFormat } from "@baize/i18n/use-format";
import { useSession } from "../../shared/session/session.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

/** A member's points, with their record and the exchanges; a visitor is asked to sign in. */
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
  const { show } = useOverlay();
  const read = useRead("points.balance", {});
  const value = read.data ? format.number(read.data.points) : <Skeleton shape="text" inlineSize="6ch" />;
  return (
    <Stack gap={3}>
      <StatGroup>
        <Stat label={t("mine")} value={read.isError ? "–" : value} note={read.isError ? errorText(read.error) : undefined} />
      </StatGroup>
      <Group gap={2}>
        <Button size="sm" onClick={() => show("member", "redeemHistory")}>
          {t("records.exchanges")}
        </Button>
        <Button size="sm" onClick={() => show("member", "pointsDetails")}>
          {t("records.points")}
        </Button>
      </Group>
    </Stack>
  );
}
