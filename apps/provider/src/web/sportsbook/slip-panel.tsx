import { BetSlipDock } from "@baize/ui/bet-slip/bet-slip-dock";
import { moneyParts, moneyText } from "@baize/ui/money";
import type { GameState } from "../../play/contract.ts";
import type { FixtureView, SportsbookState } from "../../sportsbook/contract.ts";
import { slipText } from "../../sportsbook/slip-text.ts";
import { toMinor, toMoneyAmount } from "../../amounts.ts";
import { boot, say } from "../shared/boot.ts";
import { type KeptSlip, priceNow, sizeOf, without } from "./kept-slip.ts";
import { pageData } from "./page-data.ts";
import { combinationText, SlipKinds } from "./slip-kinds.tsx";
import { type SlipSums, sumsOf, toLine } from "./slip-lines.ts";
import type { Placing } from "./use-placed.ts";

interface SlipPanelProps {
  readonly opened: GameState;
  readonly state: SportsbookState | undefined;
  readonly slip: KeptSlip;
  readonly placing: Placing;
  readonly onSlip: (slip: KeptSlip) => void;
}

/** Refusals for which this page has texts of its own: those of other pages are about rounds and matches. */
const OWN_MESSAGES: Readonly<Record<string, string>> = { bets_closed: "sportsbookClosed", bets_full: "sportsbookFull" };

const K = 1000n;

/** The faces of the chips: the first stakes of the title. */
function quickStakes({ stakes, digits }: GameState) {
  const one = 10n ** BigInt(digits);
  return stakes.slice(0, 5).map((text) => {
    const amount = toMinor(text, digits);
    const whole = amount / one;
    const face = amount % one === 0n ? String(whole) : text;
    return { amount, face: whole >= K && whole % K === 0n ? `${whole / K}K` : face };
  });
}

/** What is wrong with the stake of a slip; undefined where nothing is, or no stake is typed. */
function stakeFault(sums: SlipSums, { minStake, maxStake }: SportsbookState, digits: number, amount: (minor: bigint) => string) {
  if (sums.isHigh) return say("slip_high", { most: pageData.mostTimes });
  if (sums.unit === undefined) return undefined;
  const [least, most] = [toMinor(minStake, digits), toMinor(maxStake, digits)];
  if (sums.unit < least) return say("sportsbookLeast", { amount: amount(least) });
  return sums.total > most ? say("sportsbookMost", { amount: amount(most) }) : undefined;
}

/** The prices of now in place of those that changed. */
const accepted = (slip: KeptSlip, fixtures: readonly FixtureView[]): KeptSlip => ({
  ...slip,
  legs: slip.legs.map((leg) => ({ ...leg, price: priceNow(leg, fixtures) ?? leg.price })),
});
const unchanged = (slip: KeptSlip, fixtures: readonly FixtureView[]): KeptSlip => ({
  ...slip,
  legs: slip.legs.filter((leg) => [undefined, leg.price].includes(priceNow(leg, fixtures))),
});

/** Where focus goes when the bar of the slip goes. */
const selectedTab = () => document.querySelector<HTMLElement>("[role=tab][aria-selected=true]");

/** The chosen bets as one slip, and the button that places it. */
export default function SlipPanel({ opened, state, slip, placing, onSlip }: SlipPanelProps) {
  const { currency, digits, symbol } = opened;
  const fixtures = state?.fixtures ?? [];
  const amount = (minor: bigint) =>
    moneyText(moneyParts({ amount: minor, currency, locale: boot.lang, digits, symbol, minor: "ifAny" }));
  const sums = sumsOf(slip, fixtures);
  const fault = state && stakeFault(sums, state, digits, amount);
  const isFull = slip.legs.length >= pageData.mostLegs;
  const { placed, code } = placing;
  const place = () =>
    placing.place({ stake: toMoneyAmount(sums.total, digits), choice: slipText(sizeOf(slip), slip.legs) }, sums.returns);
  const receipt = placed && {
    title: say("sportsbookPlaced"),
    reference: placed.round.id,
    stake: toMinor(placed.round.stake, digits),
    returns: placed.returns,
  };
  return (
    <BetSlipDock
      lines={slip.legs.map((leg) => toLine(leg, fixtures))}
      currency={currency}
      locale={boot.lang}
      messages={{ emptyText: say("sportsbookSlipEmpty") }}
      kinds={<SlipKinds slip={slip} disabled={placing.pending} onKind={(kind) => onSlip({ ...slip, kind })} />}
      sharedStake={{
        label: combinationText(sums.of, slip.legs.length),
        detail:
          sums.combinations > 1 && sums.unit !== undefined
            ? `\u2066${sums.combinations} × ${amount(sums.unit)}\u2069`
            : undefined,
        ...(sums.odds === undefined ? {} : { odds: sums.odds }),
        stake: sums.unit,
        combinations: sums.combinations,
        returns: sums.returns,
        message: fault,
        onStakeChange: (unit) => onSlip({ ...slip, unit: unit?.toString() }),
      }}
      quickStakes={quickStakes(opened)}
      pending={placing.pending}
      blocked={!state}
      error={code === undefined ? undefined : say(OWN_MESSAGES[code] ?? code, { most: pageData.mostTimes })}
      note={isFull ? say("sportsbookMostLegs", { legs: pageData.mostLegs }) : undefined}
      onStakeChange={() => undefined}
      onRemove={(fixture) => onSlip(without(slip, fixture))}
      onAcceptOdds={() => onSlip(accepted(slip, fixtures))}
      onDeclineOdds={() => onSlip(unchanged(slip, fixtures))}
      onPlace={place}
      onDone={placing.done}
      fallbackFocus={selectedTab}
      {...(receipt ? { receipt } : {})}
    />
  );
}
