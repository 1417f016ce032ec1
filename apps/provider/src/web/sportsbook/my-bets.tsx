import { Badge } from "@baize/ui/badge";
import { EmptyState } from "@baize/ui/empty-state";
import { Link } from "@baize/ui/link";
import { Money, moneyParts } from "@baize/ui/money";
import type { GameState } from "../../play/contract.ts";
import { toMinor } from "../../amounts.ts";
import type { LegState, LegView, SlipView } from "../../sportsbook/contract.ts";
import { boot, say } from "../shared/boot.ts";
import { joinedByDot, marketText, oddsText, sidesText, spotText } from "./names.ts";
import { stuckText } from "./outcome-text.ts";
import * as css from "./page.css.ts";
import { roundProof } from "./proof-address.ts";
import { combinationText } from "./slip-kinds.tsx";
import { timeText } from "./times.ts";

const STATES = { open: "sportsbookOpen", won: "sportsbookWon", lost: "sportsbookLost", void: "sportsbookVoid" } as const;
const TONES = { open: "neutral", won: "positive", lost: "negative", void: "info" } as const satisfies Record<LegState, string>;

interface MyBetsProps {
  readonly slips: readonly SlipView[];
  readonly opened: GameState;
}

const isOpen = ({ round }: SlipView): boolean => round.phase === "placed" || round.phase === "pending";

/** The member's slips: the open ones with the state of each bet, then what the others brought. */
export function MyBets({ slips, opened }: MyBetsProps) {
  if (slips.length === 0) return <EmptyState level={2} title={say("sportsbookNoBets")} />;
  return (
    <ul className={css.list}>
      {[...slips.filter(isOpen), ...slips.filter((slip) => !isOpen(slip))].map((slip) => (
        <SlipCard key={slip.round.id} slip={slip} opened={opened} />
      ))}
    </ul>
  );
}

interface SlipCardProps {
  readonly slip: SlipView;
  readonly opened: GameState;
}

function SlipCard({ slip, opened: { currency, symbol, digits } }: SlipCardProps) {
  const waits = isOpen(slip);
  const { round, legs, of } = slip;
  const parts = (text: string) =>
    moneyParts({ amount: toMinor(text, digits), currency, symbol, digits, locale: boot.lang, minor: "ifAny" });
  return (
    <li className={css.fixture}>
      <div className={css.head}>
        <h2 className={css.sides}>{combinationText(of, legs.length)}</h2>
        <Badge tone={waits ? "accent" : "neutral"}>{say(waits ? "sportsbookOpen" : "sportsbookSettled")}</Badge>
        <time className={css.muted}>{timeText(Date.parse(round.at))}</time>
      </div>
      <ul className={css.legs}>
        {legs.map((leg) => (
          <LegRow key={leg.fixture} leg={leg} />
        ))}
      </ul>
      <dl className={css.sums}>
        <div>
          <dt className={css.muted}>{say("sportsbookStake")}</dt>
          <dd>
            <Money parts={parts(round.stake)} size="xl" />
          </dd>
        </div>
        <div>
          <dt className={css.muted}>{say(waits ? "sportsbookMayReturn" : "sportsbookReturned")}</dt>
          <dd>
            <Money
              parts={parts(slip.returns)}
              size="xl"
              {...(toMinor(slip.returns, digits) > 0n ? { className: css.returns } : {})}
            />
          </dd>
        </div>
      </dl>
      {round.phase === "stuck" ? <p>{stuckText(round.id)}</p> : null}
      {slip.isProven ? (
        <Link standalone href={roundProof(round.id)} target="_blank">
          {say("proof")}
        </Link>
      ) : null}
    </li>
  );
}

function LegRow({ leg }: { readonly leg: LegView }) {
  return (
    <li className={css.leg}>
      <div className={css.legText}>
        <span>{spotText(leg)}</span>
        <span className={css.muted}>{joinedByDot(marketText(leg), sidesText(leg), timeText(leg.startsAt))}</span>
      </div>
      <bdi dir="ltr" className={css.figure}>
        {oddsText(leg.price)}
      </bdi>
      <Badge tone={TONES[leg.state]}>{say(STATES[leg.state])}</Badge>
    </li>
  );
}
