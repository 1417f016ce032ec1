import { useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { checkCircleFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { BetSlipTotals } from "./bet-slip-totals.tsx";
import type { BetReceipt, BetSlipPart } from "./bet-slip.types.ts";
import * as css from "./bet-slip.css.ts";

interface BetSlipReceiptProps extends Pick<BetSlipPart, "text" | "currency" | "locale" | "onDone"> {
  receipt: BetReceipt;
}

/** The placed bets with their reference. Takes focus, because the focused button is removed. */
export function BetSlipReceipt({ receipt, text, currency, locale, onDone }: BetSlipReceiptProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <div data-part="receipt" className={css.receipt}>
      <Icon art={checkCircleFill} size="xl" className={css.done} />
      <p data-part="receipt-title" ref={title} tabIndex={-1} className={css.receiptTitle}>
        {receipt.title}
      </p>
      <p data-part="note" className={css.note}>
        {text("reference")} <bdi dir="ltr">{receipt.reference}</bdi>
      </p>
      <BetSlipTotals stake={receipt.stake} returns={receipt.returns} text={text} currency={currency} locale={locale} />
      {onDone && (
        <Button fullWidth onClick={onDone}>
          {text("done")}
        </Button>
      )}
    </div>
  );
}
