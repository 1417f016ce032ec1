import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { CopyButton } from "@baize/ui/copy-button";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table/columns";
import { EmptyState } from "@baize/ui/empty-state";
import { Badge } from "@baize/ui/badge";
import { Heading } from "@baize/ui/heading";
import { Inline } from "@baize/ui/inline";
import { Money } from "@baize/ui/money";
import { QRCode } from "@baize/ui/qr-code";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract";
import { useFormat } from "@baize/i18n/use-format";
import { pathOf } from "../../routes.ts";
import { ReadError } from "../../shared/read-error.tsx";
import { useChange } from "../../shared/use-change.ts";
import { phoneWide } from "../../shared/page-layout.css.ts";
import { useRead } from "../../shared/use-endpoint.ts";
import { useMoney } from "../../shared/use-money.ts";

type Summary = OutputOf<"referral.summary">;

/** The member's invitation, who came by it, and what that brought. */
export default function ReferralPage() {
  const { t } = useTranslation(["club", "centre"]);
  const format = useFormat();
  const read = useRead("referral.summary", {});
  const { data } = read;
  return (
    <Stack gap={5}>
      <Heading level={2}>{t("centre:page.referral")}</Heading>
      {read.isError ? <ReadError read={read} /> : null}
      {data ? (
        <>
          <Text>
            {t("referral.terms", {
              reward: format.money(data.reward),
              deposit: format.money(data.minDeposit),
              bets: format.money(data.minValidBets),
            })}
          </Text>
          <Invitation code={data.code} />
          <Earned summary={data} />
        </>
      ) : null}
      <Friends friends={data?.friends} />
    </Stack>
  );
}

function Earned({ summary: { friends, earned } }: { summary: Summary }) {
  const { t } = useTranslation("club");
  const format = useFormat();
  const money = useMoney();
  return (
    <StatGroup>
      <Stat label={t("referral.invited")} value={format.number(friends.length)} />
      <Stat label={t("referral.rewarded")} value={format.number(earned.count)} />
      <Stat label={t("referral.earned")} value={<Money parts={money(earned.amount)} />} />
    </StatGroup>
  );
}

function Invitation({ code }: { code: string | null }) {
  const { t } = useTranslation("club");
  const make = useChange("referral.invite");
  if (code === null)
    return (
      <Button className={phoneWide} variant="primary" loading={make.isPending} onClick={() => make.mutate({ input: {} })}>
        {t("referral.make")}
      </Button>
    );
  const query = new URLSearchParams({ referralCode: code });
  const link = `${location.origin}${pathOf("register")}?${query.toString()}`;
  const words = (copy: string) => ({ copy, copied: t("referral.copied"), failed: t("referral.copyFailed") });
  return (
    <Surface padding="md">
      <Inline gap={5}>
        <QRCode value={link} label={t("referral.qr")} />
        <Stack gap={3}>
          <Text>
            {t("referral.code")} <bdi dir="ltr">{code}</bdi>
          </Text>
          <Text size="sm" tone="muted">
            <bdi dir="ltr">{link}</bdi>
          </Text>
          <Inline gap={3}>
            <CopyButton value={link} words={words(t("referral.copyLink"))} />
            <CopyButton value={code} words={words(t("referral.copyCode"))} />
          </Inline>
        </Stack>
      </Inline>
    </Surface>
  );
}

type Friend = Summary["friends"][number];

function Friends({ friends }: { friends: readonly Friend[] | undefined }) {
  const { t } = useTranslation(["club", "common"]);
  return (
    <DataTable
      caption={t("referral.friends")}
      columns={useColumns()}
      rows={friends ?? []}
      rowKey={({ player, joinedAt }) => `${player} ${joinedAt}`}
      loading={friends === undefined}
      loadingLabel={t("common:state.loading")}
      empty={
        <EmptyState title={t("referral.empty.title")} level="none">
          {t("referral.empty.body")}
        </EmptyState>
      }
    />
  );
}

function useColumns(): DataTableColumn<Friend>[] {
  const { t } = useTranslation("club");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "player", header: t("board.player"), rowHeader: true, cell: ({ player }) => <bdi>{player}</bdi> },
    { id: "since", header: t("referral.since"), cell: ({ joinedAt }) => format.date(joinedAt) },
    {
      id: "deposited",
      header: t("referral.deposited"),
      align: "end",
      cell: (friend) => <Money parts={money(friend.deposited)} />,
    },
    { id: "bets", header: t("board.bets"), align: "end", cell: ({ validBets }) => <Money parts={money(validBets)} /> },
    {
      id: "state",
      header: t("referral.state"),
      cell: ({ rewarded }) => (
        <Badge tone={rewarded ? "positive" : "info"}>{t(rewarded ? "referral.done" : "referral.running")}</Badge>
      ),
    },
  ];
}
