import { type RefObject, useEffect, useRef } from "react";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { List } from "../stack/list.tsx";
import { BetLineRow } from "./bet-line-row.tsx";
import { BetSlipReceipt } from "./bet-slip-receipt.tsx";
import type { BetSlipPart } from "./bet-slip.types.ts";
import * as css from "./bet-slip.css.ts";
import { SharedStakeRow } from "./shared-stake-row.tsx";
import { QuickStakes } from "./quick-stakes.tsx";

/** After a line goes, focus goes to the removal of the next one, or to the slip. */
function useFocusAfterRemoval() {
  const root = useRef<HTMLDivElement>(null);
  const removed = useRef<{ at: number; of: number } | null>(null);
  // After every render: the owner may take a while to let the line go.
  useEffect(() => {
    const was = removed.current;
    const buttons = root.current?.querySelectorAll<HTMLElement>("[data-part=remove]");
    if (!was || !buttons || buttons.length >= was.of) return;
    removed.current = null;
    (buttons[Math.min(was.at, buttons.length - 1)] ?? root.current)?.focus();
  });
  return { root, removing: (at: number, of: number) => void (removed.current = { at, of }) };
}

/** After the receipt is put away with its button, focus goes to the slip. */
function useFocusAfterReceipt(root: RefObject<HTMLElement | null>, hasReceipt: boolean) {
  const had = useRef(hasReceipt);
  useEffect(() => {
    if (had.current && !hasReceipt && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
    had.current = hasReceipt;
  }, [hasReceipt, root]);
}

/** Lines, quick stakes, the notice of changed odds; or the receipt; or the empty slip. */
export function BetSlipBody(props: BetSlipPart) {
  const { lines, sharedStake, text, pending, receipt, onRemove, onAcceptOdds, onDeclineOdds } = props;
  const { root, removing } = useFocusAfterRemoval();
  useFocusAfterReceipt(root, receipt !== undefined);
  const busy = pending === true;
  const remove = (id: string) => {
    removing(
      lines.findIndex((line) => line.id === id),
      lines.length,
    );
    onRemove(id);
  };
  if (receipt) return <BetSlipReceipt {...props} receipt={receipt} />;
  return (
    <div ref={root} tabIndex={-1} data-part="body" className={css.body}>
      {lines.length === 0 ? (
        <EmptyState level="none" title={text("emptyTitle")}>
          {text("emptyText")}
        </EmptyState>
      ) : (
        <>
          {props.kinds}
          <List className={css.lines}>
            {lines.map((line) => (
              <BetLineRow key={line.id} {...props} line={line} busy={busy} onRemove={remove} />
            ))}
          </List>
          {sharedStake && <SharedStakeRow {...props} sharedStake={sharedStake} busy={busy} />}
        </>
      )}
      {lines.some((line) => line.oddsBefore !== undefined) && (
        <Alert
          tone="warning"
          announce="polite"
          actions={
            <>
              <Button size="sm" disabled={busy} onClick={onAcceptOdds}>
                {text("acceptOdds")}
              </Button>
              <Button size="sm" variant="ghost" disabled={busy} onClick={onDeclineOdds}>
                {text("declineOdds")}
              </Button>
            </>
          }
        >
          {text("oddsChanged")}
        </Alert>
      )}
      <QuickStakes {...props} busy={busy} />
      {lines.length > 0 ? props.extras : null}
    </div>
  );
}
