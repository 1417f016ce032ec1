import type { HTMLAttributes, ReactNode, Ref } from "react";
import { square } from "../button/button.css.ts";
import { Badge } from "../badge/badge.tsx";
import { BalanceSum } from "../account-card/balance-sum.tsx";
import { Button } from "../button/button.tsx";
import { CountBadge } from "../count-badge/count-badge.tsx";
import { Entry, type EntryTarget } from "../link/entry.tsx";
import { envelopeSimple, plus } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../messages/use-messages.ts";
import type { MoneyParts } from "../money/money-parts.ts";
import { cx } from "../theme/cx.ts";
import { AccountMenu, type AccountMenuProps } from "./account-menu.tsx";
import * as css from "./logged-in-panel.css.ts";

export type { AccountMenuEntry } from "./account-menu.tsx";

/** A link or a button with its text: `label` is shown, or read out where only an icon is. */
export type Labelled = EntryTarget & { label: string };

export interface LoggedInPanelProps extends HTMLAttributes<HTMLDivElement>, AccountMenuProps {
  /**
   * `asOf` says when the figure was true ("14:32"); `stale` greys it while it cannot be refreshed. Without `parts` it is not known
   * yet, and its place is kept. `concealed` covers it. `badge` says that the money is not real: "Demo". `detail` names a part of the sum: "incl. ₹500 bonus".
   */
  balance: Labelled & {
    parts?: MoneyParts;
    asOf?: ReactNode;
    stale?: boolean;
    concealed?: boolean;
    badge?: string;
    detail?: string;
  };
  /** Left out where the brand has no cashier. */
  deposit?: Labelled;
  /** The way to a withdrawal; left out where the brand has no cashier. */
  withdraw?: Labelled;
  /** `label` says the number too: "Inbox, 4 new". */
  inbox: Labelled & { count: number };
  ref?: Ref<HTMLDivElement>;
}

/** The part of the top bar for a signed-in member: balance, deposit, withdrawal, inbox, account. Rest props land on the outer part. */
export function LoggedInPanel(props: LoggedInPanelProps) {
  const { balance, deposit, withdraw, inbox, account, memberLabel, face, messages, entries, logout, ...rest } = props;
  const { className, ...others } = rest;
  return (
    <div data-component="logged-in-panel" className={cx(css.root, className)} {...others}>
      <Balance {...balance} />
      {deposit ? <Shortcut {...deposit} name="deposit" variant="primary" icon={<Icon art={plus} />} /> : null}
      {withdraw ? <Shortcut {...withdraw} name="withdraw" variant="outline" /> : null}
      <Inbox {...inbox} />
      <AccountMenu {...{ account, memberLabel, face, messages, entries, logout }} />
    </div>
  );
}

function Balance({ label, parts, asOf, stale, concealed, badge, detail, ...target }: LoggedInPanelProps["balance"]) {
  const text = useMessages("loggedInPanel");
  return (
    <Entry data-part="balance" className={css.balance} {...target}>
      <span data-part="words" className={css.words}>
        {label} {asOf}
      </span>{" "}
      {badge ? <Badge className={css.badge}>{badge}</Badge> : null}
      <BalanceSum parts={parts} stale={stale} concealed={concealed ? text("concealed") : undefined} className={css.amount} />
      {detail === undefined || concealed || !parts ? null : (
        <span data-part="detail" className={css.detail}>
          {detail}
        </span>
      )}
    </Entry>
  );
}

interface ShortcutProps extends Labelled {
  name: string;
  variant: "primary" | "outline";
  icon?: ReactNode;
}

/** Deposit is the bottom bar's chip on a phone; both are in the account menu there. */
function Shortcut({ label, name, variant, icon, ...target }: ShortcutProps) {
  return (
    <Button asChild variant={variant} size="sm" className={css.fromWide}>
      <Entry data-part={name} {...target}>
        {icon}
        {label}
      </Entry>
    </Button>
  );
}

function Inbox({ label, count, ...target }: LoggedInPanelProps["inbox"]) {
  return (
    <Button asChild variant="ghost" size="sm" className={cx(square.sm, css.fromSmall, css.inbox)}>
      <Entry data-part="inbox" aria-label={label} {...target}>
        <Icon art={envelopeSimple} />
        {count > 0 ? <CountBadge count={count} className={css.count} /> : null}
      </Entry>
    </Button>
  );
}
