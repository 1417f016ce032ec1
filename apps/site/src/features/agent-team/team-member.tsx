import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { type AgentAbilities, agentAbilities, MONEYLESS_KINDS } from "@baize/domain/agents/abilities";
import { useFormat } from "@baize/i18n/use-format";
import { Breadcrumb } from "@baize/ui/breadcrumb";
import { Button } from "@baize/ui/button";
import { DescriptionList } from "@baize/ui/description-list";
import { Grid } from "@baize/ui/grid";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { useFrozenMoney } from "../../shared/money/use-frozen-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { AsOf } from "../../shared/page/as-of.tsx";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { NoteForm } from "./note-form.tsx";
import { ReportLinks } from "./report-links.tsx";
import { personPath, StatusBadge } from "./team-columns.tsx";
import { TeamList } from "./team-list.tsx";
import { useSizeText } from "../../shared/records/use-size-text.ts";

type Person = OutputOf<"team.get">;

/** One account of the team: where it is, what may be known of it, and who is below. */
export function TeamMember({ account }: { readonly account: string }) {
  const { t } = useTranslation("agents");
  const read = useRead("team.get", { account });
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <PartSkeleton blockSize="20rem" />;
  const person = read.data;
  const hasDownlines = person.direct.count > 0;
  return (
    <Stack gap={5}>
      <Trail person={person} />
      <Heading level={2}>
        <bdi>{person.account}</bdi>
      </Heading>
      <AsOf at={person.asOf} />
      <Actions person={person} />
      <ReportLinks account={person.account} trail={person.trail} />
      <Grid layout="halves" gap={6}>
        <Details person={person} />
        <OwnNote person={person} />
      </Grid>
      {hasDownlines ? <TeamList title={t("below")} level={3} under={person.account} /> : null}
    </Stack>
  );
}

/** Written by the agent itself about a direct downline; a sub-account neither writes nor reads it. */
function OwnNote({ person: { account, level, note } }: { readonly person: Person }) {
  const { data: member } = useRead("member.info", {});
  const writes = member !== undefined && agentAbilities(member.type)?.readsTeamOf === "itself";
  return writes && level === 1 ? <NoteForm key={account} account={account} note={note} /> : null;
}

/** What the agent may do with an account: money goes to every level but not to sub-accounts, and contracts are made with agents directly below. */
function allowedActs(own: AgentAbilities | undefined, { type, level, status }: Person) {
  const isParty = level === 1 && agentAbilities(type)?.signs === true;
  const isActive = status === "active";
  const offers = own?.signs === true && isParty && isActive;
  const sends = own?.movesMoney === true && !MONEYLESS_KINDS.includes(type) && isActive;
  return { isParty, offers, sends };
}

/** An agent whose money is frozen cannot transfer money or offer a contract. */
function Actions({ person }: { readonly person: Person }) {
  const { t } = useTranslation("agents");
  const { addressOf } = useOverlay();
  const isFrozen = useFrozenMoney();
  const { data: member } = useRead("member.info", {});
  const { account } = person;
  const { isParty, offers, sends } = allowedActs(member && agentAbilities(member.type), person);
  if (!isParty && !sends) return null;
  return (
    <Stack gap={3}>
      {isFrozen && (offers || sends) ? <FrozenNotice>{t("frozen.person")}</FrozenNotice> : null}
      <Group gap={3}>
        {offers && isFrozen === false ? (
          <Button asChild size="sm" variant="primary">
            <RouterLink to={addressOf("agent", "contracts/new", { to: account })}>{t("offerContract")}</RouterLink>
          </Button>
        ) : null}
        {isParty ? (
          <Button asChild size="sm">
            <RouterLink to={addressOf("agent", "contracts", { account })}>{t("person.contracts")}</RouterLink>
          </Button>
        ) : null}
        {sends && isFrozen === false ? (
          <Button asChild size="sm">
            <RouterLink to={addressOf("member", "transferUpline", { to: account })}>{t("person.transfer")}</RouterLink>
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

function Trail({ person: { trail } }: { readonly person: Person }) {
  const { t } = useTranslation(["agents", "centre"]);
  const { addressOf } = useOverlay();
  const top = { label: t("centre:page.teamManagement"), link: <RouterLink to={addressOf("agent", "teamManagement")} /> };
  const steps = trail.map(({ account }) => ({
    label: account,
    link: <RouterLink to={addressOf("agent", personPath(account))} />,
  }));
  return <Breadcrumb wrap aria-label={t("trail")} crumbs={[top, ...steps]} />;
}

const row = (id: string, term: string, detail: ReactNode) => ({ id, term, detail });

function Details({ person }: { readonly person: Person }) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const sizeText = useSizeText();
  const { nickname, type, level, status, joinedAt, lastLoginAt, direct, all, email, mobile, openedBy } = person;
  return (
    <DescriptionList
      layout="lines"
      items={[
        row("nickname", t("column.nickname"), <bdi>{nickname}</bdi>),
        row("kind", t("column.kind"), t(`kind.${type}`)),
        row("level", t("column.level"), format.number(level)),
        row("status", t("column.status"), <StatusBadge status={status} />),
        row("joined", t("column.joined"), format.dateTime(joinedAt)),
        row("login", t("column.login"), lastLoginAt === null ? t("never") : format.dateTime(lastLoginAt)),
        row("opened", t("opened"), t(`openedBy.${openedBy}`)),
        row("direct", t("size.direct"), sizeText(direct)),
        row("all", t("size.all"), sizeText(all)),
        ...(email === null ? [] : [row("email", t("email"), <bdi dir="ltr">{email}</bdi>)]),
        ...(mobile === null ? [] : [row("mobile", t("mobile"), <bdi dir="ltr">{mobile}</bdi>)]),
      ]}
    />
  );
}
