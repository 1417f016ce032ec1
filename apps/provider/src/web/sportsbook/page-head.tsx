import { lazy, Suspense, useState } from "react";
import { Button } from "@baize/ui/button";
import { Money, moneyParts } from "@baize/ui/money";
import type { GameState } from "../../play/contract.ts";
import { toMinor } from "../../amounts.ts";
import { backAddress, framed, notifySite } from "../play/frame.ts";
import { boot, say } from "../shared/boot.ts";
import * as css from "./page.css.ts";

const RulesDialog = lazy(() => import("./rules-dialog.tsx"));

function leave(): void {
  const back = backAddress();
  if (framed) notifySite({ type: "close-request" });
  else if (back !== undefined) location.assign(back);
}

interface PageHeadProps {
  readonly opened: GameState;
  readonly balance: string;
}

/** The title, the balance, the rules, and the way out where there is one. */
export function PageHead({ opened: { game, currency, symbol, digits }, balance }: PageHeadProps) {
  // Undefined until it was opened once: its code comes then.
  const [rules, setRules] = useState<boolean>();
  const parts = moneyParts({ amount: toMinor(balance, digits), currency, symbol, digits, locale: boot.lang });
  return (
    <header className={css.bar}>
      <h1 className={css.title}>{game.title}</h1>
      <p className={css.balance}>
        <span className={css.muted}>{say("balance")}</span>
        <Money parts={parts} size="xl" variant="balance" />
      </p>
      <Button variant="ghost" className={css.rulesButton} onClick={() => setRules(true)}>
        {say("sportsbookRulesTitle")}
      </Button>
      {rules === undefined ? null : (
        <Suspense>
          <RulesDialog open={rules} onOpenChange={setRules} />
        </Suspense>
      )}
      {framed || backAddress() !== undefined ? (
        <Button variant="ghost" className={css.leave} onClick={leave}>
          {say("leave")}
        </Button>
      ) : null}
    </header>
  );
}
