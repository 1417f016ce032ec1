import { useTranslation } from "react-i18next";
import { Group } from "@baize/ui/group";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { LatestDraws } from "../../shared/games/latest-draws.tsx";
import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { LobbyPage } from "./lobby-page.tsx";
import type { Categories } from "./use-lobby-games.ts";

const kinds = { ALL: ["LOTT", "ELOTT"], LOTT: ["LOTT"], ELOTT: ["ELOTT"] } as const satisfies Record<string, Categories>;
type Kind = keyof typeof kinds;
const isKind = (value: string | null): value is Kind => value !== null && Object.hasOwn(kinds, value);

/** Both kinds of lottery in one lobby, with the latest draws above; `?type=` filters by kind. */
export default function LotteryLobby() {
  const { t } = useTranslation(["lobby", "common"]);
  const [params, change] = useAddressQuery();
  const asked = params.get("type");
  const kind = isKind(asked) ? asked : "ALL";
  const segments = [
    { value: "ALL", label: t("list.all") },
    { value: "LOTT", label: t("common:category.LOTT") },
    { value: "ELOTT", label: t("common:category.ELOTT") },
  ];
  return (
    <LobbyPage
      key={kind}
      categories={kinds[kind]}
      title={t("common:title.lotteryGames")}
      head={
        <>
          <LatestDraws />
          <Group>
            <SegmentedControl
              aria-label={t("kind.label")}
              items={segments}
              value={kind}
              onValueChange={(value) => change({ type: value === "ALL" ? "" : value, vassalage: "" })}
            />
          </Group>
        </>
      }
    />
  );
}
