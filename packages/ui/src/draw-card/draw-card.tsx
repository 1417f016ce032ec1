import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Balls } from "../ball/balls.tsx";
import { Countdown } from "../countdown/countdown.tsx";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./draw-card.css.ts";

export interface DrawCardProps extends Omit<HTMLAttributes<HTMLAnchorElement>, "children">, LinkTarget {
  /** The draw's name: "Mizoram evening". */
  name: ReactNode;
  /** Its number: "№ 2611-21". */
  issue: string;
  /** The last result, zeros kept. */
  numbers: readonly string[];
  /** The last result in another form than balls: dice, a special prize. In place of `numbers`. */
  result?: ReactNode;
  /** What state the next draw is in, where it is not open: a Badge "Closed". */
  status?: ReactNode;
  /** Texts in place of those of the provider: what the countdown runs to. */
  messages?: PartMessages<"drawCard">;
  /** When the next one is drawn, epoch milliseconds. */
  nextAt: number;
  /** The current time; see Countdown. */
  clock?: () => number;
  /** Called once when the countdown reaches the next draw. */
  onEnd?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A lottery's last result and the time to the next draw. Rest props and `ref` land on the `<a>`. */
export function DrawCard(props: DrawCardProps) {
  const { name, issue, numbers, result, status, messages, nextAt, clock, onEnd, className, ...rest } = props;
  const text = useMessages("drawCard", messages);
  return (
    <Anchor data-component="draw-card" className={cx(css.root, className)} {...rest}>
      <span data-part="row" className={css.row}>
        <bdi data-part="name" className={css.name}>
          {name}
        </bdi>
        <bdi data-part="issue" className={css.issue}>
          {issue}
        </bdi>
      </span>
      {result ?? <Balls numbers={numbers} className={css.balls} />}
      <span data-part="row" className={cx(css.row, css.next)}>
        {text("next")}
        {status ?? <Countdown deadline={nextAt} clock={clock} onEnd={onEnd} size="md" />}
      </span>
    </Anchor>
  );
}
