import { useId, type HTMLAttributes, type Ref } from "react";
import { Badge } from "../badge/badge.tsx";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import { Surface } from "../surface/surface.tsx";
import { cx } from "../theme/cx.ts";
import { BetSlipBody } from "./bet-slip-body.tsx";
import { BetSlipFoot } from "./bet-slip-foot.tsx";
import type { BetSlipData } from "./bet-slip.types.ts";
import * as css from "./bet-slip.css.ts";
import { useSlip } from "./use-slip.ts";

export type { BetLine, BetReceipt, QuickStake, SharedStake } from "./bet-slip.types.ts";

export interface BetSlipProps extends BetSlipData, Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** The title's place in the page's outline. */
  level?: HeadingLevel;
  ref?: Ref<HTMLElement>;
}

/** The bets that are chosen, their stakes, and the one button that places them. Rest props and `ref` land on the `<section>`. */
export function BetSlip({ level = 2, ...props }: BetSlipProps) {
  const id = useId();
  const [data, { className, ...rest }] = useSlip(props);
  const { lines, text, receipt } = data;
  return (
    <Surface
      as="section"
      data-component="bet-slip"
      ground="stock"
      aria-labelledby={id}
      padding="none"
      className={cx(css.root, className)}
      {...rest}
    >
      <div data-part="head" className={css.head}>
        <Heading level={level} size="lg" id={id}>
          {text("title")}
        </Heading>
        {lines.length > 0 && !receipt && <Badge tone="accent">{text("count", { count: lines.length })}</Badge>}
      </div>
      <BetSlipBody {...data} />
      {lines.length > 0 && !receipt && <BetSlipFoot {...data} />}
    </Surface>
  );
}
