import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { minorOf, toMoneyAmount } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { DescriptionList } from "@baize/ui/description-list";
import { EmptyState } from "@baize/ui/empty-state";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import type { FocusTarget } from "@baize/ui/modal";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { GameName } from "../../shared/language/game-name.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { PersistentModal } from "../../shared/overlays/persistent-modal.tsx";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { BetDetails } from "./bet-details.tsx";
import { ChaseDraws } from "./chase-draws.tsx";
import { ChaseState, useChaseReason } from "./chase-state.tsx";
import { EndChase } from "./end-chase.tsx";
import { type Chase, useChase } from "./use-chase.ts";
import { useLotteryAddress } from "./use-lottery-address.ts";

interface ChaseDetailProps {
  /** "" while none is open. */
  id: string;
  /** Where focus goes when the window leads to the chase's tickets. */
  fallbackFocus: FocusTarget;
}

/** One chase in a window, named in the address: its bets, what each draw costs, and why it ended. */
export function ChaseDetail({ id, fallbackFocus }: ChaseDetailProps) {
  const { t } = useTranslation("lottery");
  const { change } = useLotteryAddress();
  return (
    <PersistentModal
      about={id === "" ? undefined : id}
      close={() => change({ chase: undefined })}
      title={() => t("chases.title")}
      size="lg"
      fallbackFocus={fallbackFocus}
    >
      {(kept) => <Found id={kept} />}
    </PersistentModal>
  );
}

function Found({ id }: { id: string }) {
  const { t } = useTranslation(["lottery", "errors"]);
  const read = useChase(id);
  if (read.isMissing) return <EmptyState title={t("errors:lottery.chase_not_found")} level="none" />;
  return (
    <ReadPart read={read} waiting={<PartSkeleton blockSize="24rem" />}>
      {(chase) => <Content chase={chase} />}
    </ReadPart>
  );
}

function Content({ chase }: { chase: Chase }) {
  const { t } = useTranslation("lottery");
  const { addressWith } = useLotteryAddress();
  const { id, gameCode } = chase;
  const tickets = addressWith({ gameCode, part: "tickets", chaseId: id, chase: undefined, playType: undefined });
  return (
    <Stack gap={6}>
      <Facts chase={chase} />
      <Group>
        <Link standalone link={<RouterLink to={tickets} preventScrollReset />}>
          {t("chases.ticketsOf")}
        </Link>
        {chase.state === "running" ? <EndChase id={id} /> : null}
      </Group>
      <BetDetails gameCode={gameCode} bets={chase.bets.map((bet) => ({ bet, winningLines: null, prize: null, rebate: null }))} />
      <ChaseDraws chase={chase} />
    </Stack>
  );
}

function Facts({ chase }: { chase: Chase }) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const money = useMoney();
  const reason = useChaseReason()(chase);
  const { issue, at, draws, bought, state, stopOnWin, stakes, staked, payout } = chase;
  const total = { minor: stakes.reduce((sum, stake) => sum + minorOf(stake), 0n), currency: staked.currency };
  const rest = draws - bought;
  return (
    <DescriptionList
      layout="lines"
      items={[
        { id: "game", term: t("chases.game"), detail: <GameName of={chase} /> },
        { id: "state", term: t("tickets.state"), detail: <ChaseState chase={chase} /> },
        ...(reason === undefined ? [] : [{ id: "reason", term: t("chases.why"), detail: reason }]),
        { id: "from", term: t("chases.from"), detail: <bdi>{issue}</bdi> },
        { id: "at", term: t("chases.started"), detail: format.dateTime(at) },
        { id: "win", term: t("chases.afterWin"), detail: t(stopOnWin ? "chases.stops" : "chases.goesOn") },
        { id: "bought", term: t("chases.draws"), detail: t("chases.bought", { count: draws, bought }) },
        ...(rest === 0
          ? []
          : [{ id: "rest", term: t(state === "running" ? "chases.left" : "chases.skipped"), detail: format.number(rest) }]),
        { id: "total", term: t("chases.total"), detail: <Money parts={money(toMoneyAmount(total))} /> },
        { id: "staked", term: t("chases.staked"), detail: <Money parts={money(staked)} /> },
        { id: "payout", term: t("tickets.payout"), detail: <Money parts={money(payout)} /> },
      ]}
    />
  );
}
