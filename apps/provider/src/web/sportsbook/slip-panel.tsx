import { BetSlipDock } from "@baize/ui/bet-slip/bet-slip-dock";
import { moneyParts, moneyText } from "@baize/ui/money";
import type { GameState } from "../../play/contract.ts";
import type { FixtureView, SportsbookState } from "../../sportsbook/contract.ts";
import { slipText } from "../../sportsbook/slip-text.ts";
import { toMinor } from "../../amounts.ts";
import { boot, say } from "../shared/boot.ts";
import { type KeptSlip, priceNow, withKind, without, withStake } from "./kept-slip.ts";
import { ordersOf, toSingleLine } from "./orders.ts";
import { pageData } from "./page-data.ts";
import { combinationText, SlipKinds } from "./slip-kinds.tsx";
import { notPlacedText, placedText, why } from "./outcome-text.ts";
import { type SlipSums, sumsOf, toLine } from "./slip-lines.ts";
import type { Placed, Placing } from "./use-placed.ts";

interface SlipPanelProps {
  readonly opened: GameState;
  readonly state: SportsbookState | undefined;
  readonly slip: KeptSlip;
  readonly placing: Placing;
  /** Changes the slip as it is then: one press on a chip changes the stake of each single. */
  readonly onSlip: (change: (slip: KeptSlip) => KeptSlip) => void;
}

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

interface Limits extends Pick<SportsbookState, "minStake" | "maxStake"> {
  readonly digits: number;
  readonly amount: (minor: bigint) => string;
}

/** What is wrong with the stake of a slip; undefined where nothing is, or no stake is typed. */
function stakeFault(sums: Omit<SlipSums, "returns" | "odds">, { minStake, maxStake, digits, amount }: Limits) {
  if (sums.isHigh) return say("slip_high", { most: pageData.mostTimes });
  if (sums.unit === undefined) return undefined;
  const [least, most] = [toMinor(minStake, digits), toMinor(maxStake, digits)];
  if (sums.unit < least) return say("sportsbookLeast", { amount: amount(least) });
  if (sums.total <= most) return undefined;
  return say(sums.combinations === 1 ? "sportsbookSingleMost" : "sportsbookMost", { amount: amount(most) });
}

/** What is wrong with the stake of a single. */
const singleFault = (stake: bigint, limits: Limits | undefined) =>
  limits && stakeFault({ of: 1, combinations: 1, unit: stake, total: stake, isHigh: false }, limits);

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n);

/** What one press placed, as one receipt. */
function toReceipt(placed: readonly Placed[], all: number, digits: number) {
  return {
    title: placedText(placed.length, all),
    reference: placed.map(({ round }) => round.id).join(", "),
    stake: sum(placed.map(({ round }) => toMinor(round.stake, digits))),
    returns: sum(placed.map(({ order }) => BigInt(order.returns))),
  };
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
  const limits = state && { ...state, digits, amount };
  const isFull = slip.legs.length >= pageData.mostLegs;
  const { placed, placedAny, refused, waitsFor } = placing;
  const isSingles = slip.kind === "singles";
  const faultOf = (stake: bigint) => singleFault(stake, limits);
  const lines = slip.legs.map((leg) =>
    isSingles ? toSingleLine(leg, { fixtures, digits, refused, faultOf }) : toLine(leg, fixtures),
  );
  const whole = refused.find(({ order }) => order.choice === slipText(sums.of, slip.legs));
  const isSomeRefused = lines.some(({ error }) => error !== undefined);
  const error = isSomeRefused ? notPlacedText(placedAny, refused) : !isSingles && whole ? why(whole) : undefined;
  return (
    <BetSlipDock
      lines={lines}
      currency={currency}
      locale={boot.lang}
      messages={{ emptyText: say("sportsbookSlipEmpty") }}
      kinds={<SlipKinds slip={slip} disabled={placing.pending} onKind={(kind) => onSlip((now) => withKind(now, kind))} />}
      sharedStake={
        isSingles
          ? undefined
          : {
              label: combinationText(sums.of, slip.legs.length),
              detail:
                sums.combinations > 1 && sums.unit !== undefined
                  ? `\u2066${sums.combinations} × ${amount(sums.unit)}\u2069`
                  : undefined,
              ...(sums.odds === undefined ? {} : { odds: sums.odds }),
              stake: sums.unit,
              combinations: sums.combinations,
              returns: sums.returns,
              message: limits && stakeFault(sums, limits),
              onStakeChange: (unit) => onSlip((now) => ({ ...now, unit: unit?.toString() })),
            }
      }
      quickStakes={quickStakes(opened)}
      pending={placing.pending}
      blocked={!state}
      error={waitsFor === undefined ? error : why({ code: waitsFor })}
      note={isFull ? say("sportsbookMostLegs", { legs: pageData.mostLegs }) : undefined}
      onStakeChange={(fixture, stake) => onSlip((now) => withStake(now, fixture, stake))}
      onRemove={(fixture) => onSlip((now) => without(now, fixture))}
      onAcceptOdds={() => onSlip((now) => accepted(now, fixtures))}
      onDeclineOdds={() => onSlip((now) => unchanged(now, fixtures))}
      onPlace={() => placing.place(ordersOf(slip, sums, digits))}
      onDone={placing.done}
      fallbackFocus={selectedTab}
      {...(placed ? { receipt: toReceipt(placed, placed.length + refused.length, digits) } : {})}
    />
  );
}
