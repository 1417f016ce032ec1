import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { Badge } from "@baize/ui/badge";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Tag } from "@baize/ui/tag";
import { usePages } from "../../shared/api/use-pages.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { useLotteryAddress } from "./use-lottery-address.ts";

export type Ticket = OutputOf<"lottery.tickets">["items"][number];

export const stateTone = {
  open: "info",
  won: "positive",
  lost: "neutral",
  refunded: "warning",
  held: "info",
  refused: "negative",
} as const;

interface MyTicketsProps {
  gameCode: string;
  /** Lists those of one chase; "" for all. */
  chaseId: string;
}

/** The member's tickets of this game, newest first; each opens with its bets and its proof. */
export function MyTickets({ gameCode, chaseId }: MyTicketsProps) {
  const { t } = useTranslation("lottery");
  const { change } = useLotteryAddress();
  const ofChase = chaseId !== "";
  const list = usePages("lottery.tickets", { gameCode, chaseId: chaseId || undefined });
  const clear = () => change({ chaseId: undefined });
  return (
    <>
      {ofChase ? (
        <Group>
          <Tag onRemove={clear}>{t("chases.ticketsOf")}</Tag>
        </Group>
      ) : null}
      <RecordTable
        title={t("part.tickets")}
        empty={{ title: t("tickets.empty"), body: t("tickets.emptyBody") }}
        filters={{ chosen: ofChase ? [t("chases.ticketsOf")] : [], count: Number(ofChase), clear }}
        columns={useColumns()}
        rowKey={({ id }) => id}
        list={list}
      />
    </>
  );
}

function useColumns(): DataTableColumn<Ticket>[] {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const money = useMoney();
  const { addressWith } = useLotteryAddress();
  return [
    {
      id: "issue",
      header: t("past.draw"),
      rowHeader: true,
      cell: ({ id, issue }) => (
        <Link
          link={<RouterLink to={addressWith({ ticket: id })} replace preventScrollReset />}
          aria-label={t("tickets.open", { number: issue })}
        >
          <bdi>{issue}</bdi>
        </Link>
      ),
    },
    { id: "at", header: t("past.time"), cell: ({ at }) => format.dateTime(at), priority: 2 },
    { id: "lines", header: t("tickets.lines"), align: "end", cell: ({ lines }) => format.number(lines), priority: 3 },
    { id: "stake", header: t("tickets.stake"), align: "end", cell: ({ stake }) => <Money parts={money(stake)} /> },
    { id: "payout", header: t("tickets.payout"), align: "end", cell: ({ payout }) => <Money parts={money(payout)} /> },
    {
      id: "state",
      header: t("tickets.state"),
      cell: ({ state }) => <Badge tone={stateTone[state]}>{t(`ticket.${state}`)}</Badge>,
    },
  ];
}
