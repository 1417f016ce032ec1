import { Modal } from "@baize/ui/modal";
import { minutesText } from "../../messages/minutes-text.ts";
import { ANNULLED_AFTER, FATES } from "../../sportsbook/fixture-rules.ts";
import { boot, say } from "../shared/boot.ts";
import { pageData } from "./page-data.ts";
import * as css from "./page.css.ts";

const RULES = [
  ["sportsbookRuleBets", "sportsbookRuleBetsText"],
  ["sportsbookRulePays", "sportsbookRulePaysText"],
  ["sportsbookRuleVoid", "sportsbookRuleVoidText"],
  ["sportsbookRuleSeal", "sportsbookRuleSealText"],
] as const;

/** What a single returns, and what a slip of the most bets returns when all are placed together, in per cent, rounded down. */
const returned = Math.floor(pageData.returnPpm / 1000) / 10;
const together = Math.floor(100 * (pageData.returnPpm / 1e6) ** pageData.mostLegs);

interface RulesDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** How slips are paid, when a bet does not count, and how a fixture can be checked. */
export default function RulesDialog({ open, onOpenChange }: RulesDialogProps) {
  return (
    <Modal kind="modal" title={say("sportsbookRulesTitle")} open={open} onOpenChange={onOpenChange}>
      <div className={css.rules}>
        {RULES.map(([title, text]) => (
          <section key={title}>
            <h3>{say(title)}</h3>
            <p>
              {say(text, {
                legs: pageData.mostLegs,
                most: pageData.mostTimes,
                chance: `\u20661/${FATES}\u2069`,
                time: minutesText(boot.lang, ANNULLED_AFTER),
                returned,
                together,
              })}
            </p>
          </section>
        ))}
      </div>
    </Modal>
  );
}
