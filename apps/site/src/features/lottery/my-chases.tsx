import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { GameName } from "../../shared/language/game-name.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { ChaseState } from "./chase-state.tsx";
import { EndChase } from "./end-chase.tsx";
import { type Chase, useChases } from "./use-chase.ts";
import { useLotteryAddress } from "./use-lottery-address.ts";

/** The member's chases, newest first; each opens with its bets and draws, and one that runs can be ended. */
export function MyChases() {
  const { t } = useTranslation("lottery");
  return (
    <RecordTable
      title={t("part.chases")}
      empty={{ title: t("chases.empty"), body: t("chases.emptyBody") }}
      columns={useColumns()}
      rowKey={({ id }) => id}
      list={useChases()}
    />
  );
}

function useColumns(): DataTableColumn<Chase>[] {
  const { t } = useTranslation("lottery");
  const money = useMoney();
  const { addressWith } = useLotteryAddress();
  return [
    {
      id: "game",
      header: t("chases.game"),
      rowHeader: true,
      cell: (chase) => (
        <Link
          link={<RouterLink to={addressWith({ chase: chase.id })} replace preventScrollReset />}
          aria-label={t("chases.open", { game: chase.gameName, number: chase.issue })}
        >
          <GameName of={chase} />
        </Link>
      ),
    },
    { id: "from", header: t("chases.from"), cell: ({ issue }) => <bdi>{issue}</bdi>, priority: 3 },
    { id: "draws", header: t("chases.draws"), cell: ({ bought, draws }) => t("chases.bought", { count: draws, bought }) },
    { id: "staked", header: t("tickets.stake"), align: "end", cell: ({ staked }) => <Money parts={money(staked)} /> },
    { id: "payout", header: t("tickets.payout"), align: "end", cell: ({ payout }) => <Money parts={money(payout)} /> },
    { id: "state", header: t("tickets.state"), cell: (chase) => <ChaseState chase={chase} /> },
    { id: "end", header: t("chases.action"), cell: ({ id, state }) => (state === "running" ? <EndChase id={id} /> : null) },
  ];
}
