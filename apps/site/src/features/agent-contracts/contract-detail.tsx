import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { useFormat } from "@baize/i18n/use-format";
import { Breadcrumb } from "@baize/ui/breadcrumb";
import { DescriptionList } from "@baize/ui/description-list";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { AsOf } from "../../shared/page/as-of.tsx";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { ContractActions } from "./contract-actions.tsx";
import { ContractOutcome } from "./contract-outcome.tsx";
import { StateBadge, stateAt } from "./contract-state.tsx";
import { ContractTiers } from "./contract-tiers.tsx";
import { ContractVersions } from "./contract-versions.tsx";
import type { Contract } from "../../shared/contracts/types.ts";
import { useOtherSide } from "./use-contract-columns.tsx";
import { useSigns } from "./use-signs.ts";

/** States of terms that count, or still can. */
const COUNTS: ReadonlySet<string> = new Set(["offered", "signed", "ending"]);

/** One contract: what was agreed and until when, what may be done with it, and its versions. */
export function ContractDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation(["agents", "centre", "common"]);
  const format = useFormat();
  const otherSide = useOtherSide();
  const { addressOf } = useOverlay();
  const signs = useSigns();
  const read = useRead("contracts.get", { id });
  const waiting = <PartSkeleton blockSize="20rem" />;
  const all = { label: t("centre:page.contracts"), link: <RouterLink to={addressOf("agent", "contracts")} /> };
  return (
    <ReadPart read={read} waiting={waiting}>
      {({ contract, versions, asOf }) => {
        const name = t("contract.named", {
          type: t(`contract.type.${contract.type}`),
          version: format.number(contract.version),
        });
        return (
          <Stack gap={5}>
            <Breadcrumb wrap aria-label={t("trail")} crumbs={[all, { label: `${name} · ${otherSide(contract)}` }]} />
            <Group gap={3}>
              <Heading level={2}>{name}</Heading>
              <StateBadge contract={contract} now={asOf} />
            </Group>
            <AsOf at={asOf} />
            {signs ? <ContractActions contract={contract} now={asOf} /> : null}
            <Details contract={contract} />
            <ContractTiers contract={contract} title={t("contract.tiers")} />
            {COUNTS.has(stateAt(contract, asOf)) ? <ContractOutcome contract={contract} /> : null}
            <ContractVersions versions={versions} now={asOf} />
          </Stack>
        );
      }}
    </ReadPart>
  );
}

const row = (id: string, term: string, detail: ReactNode) => ({ id, term, detail });

function Details({ contract }: { readonly contract: Contract }) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const money = useMoney();
  const otherSide = useOtherSide();
  const self = t(useSigns() === false ? "contract.agent" : "contract.you");
  const { type, period, minBet, currency, side, own, at, expiresAt, startsAt, endsAt, state } = contract;
  const times = [
    row("at", t("contract.offeredAt"), format.dateTime(at)),
    ...(state === "offered" ? [row("expires", t("contract.expiresAt"), format.dateTime(expiresAt))] : []),
    ...(startsAt === null ? [] : [row("starts", t("contract.column.starts"), format.dateTime(startsAt))]),
    ...(endsAt === null ? [] : [row("ends", t("contract.column.ends"), format.dateTime(endsAt))]),
  ];
  return (
    <DescriptionList
      layout="lines"
      items={[
        row("with", t(`contract.side.${side}`), <bdi>{otherSide(contract)}</bdi>),
        row("by", t("contract.proposedBy"), own ? self : <bdi>{otherSide(contract)}</bdi>),
        row("period", t("contract.period"), type === "dividend" ? t(`contract.period.${period}`) : t(`contract.paid.${type}`)),
        ...(type === "dividend"
          ? [row("minBet", t("contract.minBet"), <Money parts={money({ amount: minBet, currency })} />)]
          : []),
        ...times,
      ]}
    />
  );
}
