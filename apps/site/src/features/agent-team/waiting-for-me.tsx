import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { agentAbilities } from "@baize/domain/agents/abilities";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { usePages } from "../../shared/api/use-pages.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { WaitingBills } from "./waiting-bills.tsx";
import { WaitingLinks } from "./waiting-links.tsx";
import { WaitingOffers } from "./waiting-offers.tsx";

/** Links that end this soon are named. */
const EXPIRING_MS = 3 * 86_400_000;

const asks = ({ frozen, due, owed }: OutputOf<"income.state">): boolean => frozen || due.count > 0 || Number(owed.amount) > 0;

const expiringOf = ({ items, asOf }: OutputOf<"team.links">) =>
  items.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= asOf + EXPIRING_MS);

/** What waits; each part is undefined where nothing does. */
function useWaiting() {
  const { data: member } = useRead("member.info", {});
  const abilities = member && agentAbilities(member.type);
  const { data: money } = useRead("income.state", {}, { enabled: abilities?.movesMoney === true });
  const { data: links } = useRead("team.links", { state: "open", limit: 100 }, { enabled: abilities?.invites === true });
  const offers = usePages("contracts.list", { awaits: "me" });
  const expiring = links ? expiringOf(links) : [];
  const hasOffers = abilities?.signs === true && !offers.isPending && (offers.rows.length > 0 || offers.isError);
  return {
    money: money && asks(money) ? money : undefined,
    links: expiring.length > 0 ? expiring : undefined,
    offers: hasOffers ? offers : undefined,
  };
}

/** Frozen money, bills, invitation links and proposals that wait for the agent; nothing where none waits, and nothing for a sub-account. */
export function WaitingForMe() {
  const { t } = useTranslation("agents");
  const { money, links, offers } = useWaiting();
  // The rest of the page does not need it.
  if (!money && !links && !offers) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{t("waiting")}</Heading>
      {money ? <WaitingBills money={money} /> : null}
      {links ? <WaitingLinks links={links} /> : null}
      {offers ? <WaitingOffers list={offers} /> : null}
    </Stack>
  );
}
