import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Money } from "@baize/ui/money";
import { GameName } from "../../shared/language/game-name.tsx";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { RecordTable } from "../../shared/records/record-table.tsx";

type Chase = OutputOf<"lottery.chases">["items"][number];
const tones = { running: "info", finished: "neutral", stopped: "positive", cancelled: "neutral", failed: "negative" } as const;

/** The member's chases, newest first; one that runs can be ended. */
export function MyChases() {
  const { t } = useTranslation("lottery");
  const list = usePages("lottery.chases", {});
  return (
    <RecordTable
      title={t("part.chases")}
      empty={{ title: t("chases.empty"), body: t("chases.emptyBody") }}
      columns={useColumns()}
      rowKey={({ id }) => id}
      list={list}
    />
  );
}

function useColumns(): DataTableColumn<Chase>[] {
  const { t } = useTranslation("lottery");
  const money = useMoney();
  return [
    { id: "game", header: t("chases.game"), rowHeader: true, cell: (chase) => <GameName of={chase} /> },
    { id: "from", header: t("chases.from"), cell: ({ issue }) => <bdi>{issue}</bdi>, priority: 3 },
    { id: "draws", header: t("chases.draws"), cell: ({ bought, draws }) => t("chases.bought", { count: draws, bought }) },
    { id: "staked", header: t("tickets.stake"), align: "end", cell: ({ staked }) => <Money parts={money(staked)} /> },
    { id: "payout", header: t("tickets.payout"), align: "end", cell: ({ payout }) => <Money parts={money(payout)} /> },
    { id: "state", header: t("tickets.state"), cell: ({ state }) => <Badge tone={tones[state]}>{t(`chase.${state}`)}</Badge> },
    { id: "end", header: t("chases.action"), cell: (chase) => (chase.state === "running" ? <EndChase id={chase.id} /> : null) },
  ];
}

function EndChase({ id }: { id: string }) {
  const { t } = useTranslation("lottery");
  const errorText = useErrorText();
  const end = useOnce("lottery.cancelChase");
  const press = async () => {
    try {
      await end.send({ id });
    } catch (error) {
      toasts.show({ tone: "negative", message: errorText(error) });
    }
  };
  return (
    <Button size="sm" pending={end.pending} onClick={() => void press()}>
      {t("chases.end")}
    </Button>
  );
}
