import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Avatar, type AvatarFace } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { square } from "../button/button.css.ts";
import { Cloth } from "../cloth/cloth.tsx";
import { eye, eyeSlash } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { MoneyParts } from "../money/money-parts.ts";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { Surface } from "../surface/surface.tsx";
import { cx } from "../theme/cx.ts";
import { BalanceSum } from "./balance-sum.tsx";
import * as css from "./account-card.css.ts";

/** The balance on the card, with its name. */
export interface AccountCardBalance {
  /** "Balance". */
  label: ReactNode;
  /** The sum. Without it the balance is not known yet, and its place is kept. */
  parts?: MoneyParts;
  /** What belongs to the sum: its time, bonus money, money on hold. */
  note?: ReactNode;
  /** Greys the sum while it cannot be refreshed. */
  stale?: boolean;
}

export interface AccountCardProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** What the person is called. */
  name: string;
  /** Below the name: level, account. */
  details?: ReactNode;
  /** Picture or sign of the avatar; the first letter without it. */
  face?: AvatarFace;
  /** The balance with its name. */
  balance: AccountCardBalance;
  /** Whether the sum is covered, for a screen that others can see. */
  concealed: boolean;
  /** Called with the new state after each press of the eye. */
  onConcealedChange: (concealed: boolean, details: ChangeDetails<"press">) => void;
  /** Two or three Buttons: Deposit, Withdraw, support. They share the line. */
  actions?: ReactNode;
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"accountCard">;
  ref?: Ref<HTMLElement>;
}

/** Who is signed in, what they have, and the ways to move it: the head of a member's own pages. Rest props land on the section. */
export function AccountCard(props: AccountCardProps) {
  const { name, details, face, balance, concealed, onConcealedChange, actions, messages, className, ...rest } = props;
  const text = useMessages("accountCard", messages);
  return (
    <Cloth as="section" variant="panel" arcs={false} data-component="account-card" className={cx(css.root, className)} {...rest}>
      <Surface variant="bare" padding="lg" inlay className={css.inside}>
        <div data-part="person" className={css.person}>
          <Avatar name={name} size="lg" {...face} />
          <div data-part="words" className={css.words}>
            <strong data-part="name" className={css.name}>
              <bdi>{name}</bdi>
            </strong>
            {details ? (
              <div data-part="details" className={css.details}>
                {details}
              </div>
            ) : null}
          </div>
        </div>
        <div data-part="balance" className={css.balance}>
          <span data-part="label" className={css.label}>
            {balance.label}
          </span>
          <Button
            variant="ghost"
            size="sm"
            data-part="conceal"
            className={cx(square.sm, css.eye)}
            aria-pressed={concealed}
            aria-label={text("conceal")}
            icon={<Icon art={concealed ? eyeSlash : eye} />}
            onClick={(event) => onConcealedChange(!concealed, changeDetails("press", event.nativeEvent))}
          />
          <div data-part="sum" className={css.sum}>
            <BalanceSum parts={balance.parts} stale={balance.stale} concealed={concealed ? text("concealed") : undefined} />
          </div>
        </div>
        {balance.note && !concealed ? (
          <div data-part="note" className={css.note}>
            {balance.note}
          </div>
        ) : null}
        {actions ? (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        ) : null}
      </Surface>
    </Cloth>
  );
}
