import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { CopyButton } from "@baize/ui/copy-button";
import type { DataTableColumn } from "@baize/ui/data-table";
import { Badge } from "@baize/ui/badge";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Money } from "@baize/ui/money";
import { QRCode } from "@baize/ui/qr-code";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { pathOf } from "../../navigation/paths.ts";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { SumFigures } from "../../shared/records/sum-figures.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { phoneWide } from "../../shared/page/page-layout.css.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import { ShareInvitation } from "./share-invitation.tsx";

/** The member's invitation, the friends who used it, and the rewards. */
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
        </>
      ) : null}
      <Friends />
    </Stack>
  );
}

function Invitation({ code }: { code: string | null }) {
  const { t } = useTranslation("club");
  const make = useChange("referral.invite");
  if (code === null)
    return (
      <Button className={phoneWide} variant="primary" pending={make.isPending} onClick={() => make.mutate({ input: {} })}>
        {t("referral.make")}
      </Button>
    );
  const query = new URLSearchParams({ referralCode: code });
  const link = `${location.origin}${pathOf("register")}?${query.toString()}`;
  return (
    <Surface padding="md">
      <Group gap={5}>
        <QRCode value={link} label={t("referral.qr")} />
        <Stack gap={3}>
          <Text>
            {t("referral.code")} <bdi dir="ltr">{code}</bdi>
          </Text>
          <Text size="sm" tone="muted">
            <bdi dir="ltr">{link}</bdi>
          </Text>
          <Group gap={3}>
            <ShareInvitation link={link} />
            <CopyButton size="md" value={code} messages={{ copy: t("referral.copyCode") }} />
          </Group>
        </Stack>
      </Group>
    </Surface>
  );
}

type Friend = OutputOf<"referral.friends">["items"][number];

/** The invited friends and what each earned; the figures above are their sums. */
function Friends() {
  const { t } = useTranslation(["club", "centre"]);
  const list = usePages("referral.friends", {});
  const totals = list.first?.totals;
  return (
    <Stack gap={4}>
      <RecordHead title={t("referral.friends")} level={3} fileRows={useFileRows()} none={list.rows.length === 0} />
      <SumFigures
        sums={
          totals
            ? [
                { label: t("referral.invited"), of: totals.count },
                { label: t("referral.rewarded"), of: totals.rewarded },
                { label: t("referral.earned"), of: totals.earned },
              ]
            : undefined
        }
      />
      <RecordTable
        title={t("referral.friends")}
        empty={{ title: t("referral.empty.title"), body: t("referral.empty.body") }}
        columns={useColumns()}
        rowKey={({ player, joinedAt }) => `${player} ${joinedAt}`}
        list={list}
      />
    </Stack>
  );
}

function useColumns(): DataTableColumn<Friend>[] {
  const { t } = useTranslation("club");
  const format = useFormat();
  const money = useMoney();
  return [
    { id: "player", header: t("board.player"), rowHeader: true, priority: 1, cell: ({ player }) => <bdi>{player}</bdi> },
    { id: "since", header: t("referral.since"), priority: 3, cell: ({ joinedAt }) => format.date(joinedAt) },
    {
      id: "deposited",
      header: t("referral.deposited"),
      align: "end",
      priority: 2,
      cell: (friend) => <Money parts={money(friend.deposited)} />,
    },
    {
      id: "bets",
      header: t("board.bets"),
      align: "end",
      priority: 2,
      cell: ({ validBets }) => <Money parts={money(validBets)} />,
    },
    {
      id: "state",
      header: t("referral.state"),
      priority: 1,
      cell: ({ rewarded }) => (
        <Badge tone={rewarded ? "positive" : "info"}>{t(rewarded ? "referral.done" : "referral.running")}</Badge>
      ),
    },
    {
      id: "earned",
      header: t("referral.earned"),
      align: "end",
      priority: 1,
      cell: ({ earned }) => <Money parts={money(earned)} />,
    },
  ];
}

/** Every friend, as rows of a file. */
function useFileRows(): () => FileRows {
  const { t } = useTranslation(["club", "centre"]);
  return wholeList("referral.friends", {}, [
    [t("referral.since"), ({ joinedAt }) => fileTime(joinedAt)],
    [t("board.player"), ({ player }) => player],
    [t("centre:column.currency"), ({ earned }) => earned.currency],
    [t("referral.deposited"), ({ deposited }) => deposited.amount],
    [t("board.bets"), ({ validBets }) => validBets.amount],
    [t("referral.state"), ({ rewarded }) => t(rewarded ? "referral.done" : "referral.running")],
    [t("referral.earned"), ({ earned }) => earned.amount],
  ]);
}
