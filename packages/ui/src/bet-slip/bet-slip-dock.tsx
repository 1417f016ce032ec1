import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Money } from "../money/money.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { type FocusTarget, resolveTarget } from "../overlay/focus-return.ts";
import type { OpenChangeReason } from "../overlay/lifecycle.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { cx } from "../theme/cx.ts";
import { wide } from "../theme/mixins.ts";
import { BetSlipBody } from "./bet-slip-body.tsx";
import { BetSlipFoot } from "./bet-slip-foot.tsx";
import { BetSlip, type BetSlipProps } from "./bet-slip.tsx";
import * as css from "./bet-slip.css.ts";
import { slipTotals } from "./returns.ts";
import { useSlip } from "./use-slip.ts";

export interface BetSlipDockProps extends BetSlipProps {
  /** Whether the sheet is open, when the caller holds the state; use it with `onOpenChange`. */
  open?: boolean;
  /** Called when the sheet opens or closes; `details.cancel()` keeps it as it is. */
  onOpenChange?: (open: boolean, details: ChangeDetails<OpenChangeReason>) => void;
  /** Where focus goes when the sheet is emptied of its last bet or its receipt: the bar that opened it is gone, too. */
  fallbackFocus?: FocusTarget;
}

/** In a wide window the panel is beside the game and there is no sheet. */
function useClosedWhenWide(close: () => void) {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const query = matchMedia(wide.xl);
    const follow = () => query.matches && closeNow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
}

/** The slip in its place: a panel from 1080 px, below that a bar at the foot that opens it as a sheet. Props as BetSlip. */
export function BetSlipDock({ open, onOpenChange, fallbackFocus, ...props }: BetSlipDockProps) {
  const [own, setOwn] = useState(false);
  const [data] = useSlip(props);
  const { lines, text, receipt, currency, locale } = data;
  const change = (next: boolean, details: ChangeDetails<OpenChangeReason>) => {
    onOpenChange?.(next, details);
    if (!details.cancelled) setOwn(next);
  };
  useClosedWhenWide(() => change(false, changeDetails("program")));
  // The bet is changed on the page, which the sheet covers and whose scroll position it keeps until it has closed.
  const editing = useRef<string>(undefined);
  const edit = (id: string) => {
    editing.current = id;
    change(false, changeDetails("program"));
  };
  const closed = () => {
    const id = editing.current;
    editing.current = undefined;
    if (id !== undefined) data.onEdit?.(id);
  };
  // The last bet, or the receipt, takes the sheet and the bar with it, whose button cannot take the focus back.
  const isEmpty = lines.length === 0 && !receipt;
  const emptied = useRef(false);
  const remove = (id: string) => {
    emptied.current = lines.length === 1;
    if (emptied.current) change(false, changeDetails("program"));
    data.onRemove(id);
  };
  const done = () => {
    emptied.current = lines.length === 0;
    if (emptied.current) change(false, changeDetails("program"));
    data.onDone?.();
  };
  const focusFallback = useEffectEvent(() => resolveTarget(fallbackFocus)?.focus());
  useEffect(() => {
    if (isEmpty && emptied.current) focusFallback();
    emptied.current = false;
  }, [isEmpty]);
  const filled = lines.length > 0 && !receipt;
  const stake = receipt?.stake ?? data.total ?? slipTotals(lines, data.sharedStake).stake;
  return (
    <>
      <BetSlip {...props} className={cx(css.onWide, props.className)} />
      {!isEmpty && (
        <div data-component="bet-slip-bar" data-ground="stock" className={css.bar}>
          <span data-part="bar-text" className={css.barText}>
            <Badge tone="accent">{receipt ? receipt.title : text("count", { count: lines.length })}</Badge>
            <Money parts={moneyParts({ amount: stake, currency, locale, minor: "ifAny" })} size="lg" />
          </span>
          <Sheet
            side="bottom"
            title={text("title")}
            open={open ?? own}
            onOpenChange={change}
            onClosed={closed}
            trigger={<Button variant="primary">{text("open")}</Button>}
            actions={filled ? <BetSlipFoot {...data} /> : undefined}
          >
            <BetSlipBody {...data} onEdit={data.onEdit && edit} onRemove={remove} onDone={data.onDone && done} />
          </Sheet>
        </div>
      )}
    </>
  );
}
