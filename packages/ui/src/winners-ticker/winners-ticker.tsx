import type { HTMLAttributes, ReactNode, Ref } from "react";
import { square } from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { useValue } from "../field/use-value.ts";
import { pause, play } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { Money } from "../money/money.tsx";
import type { ChangeDetails } from "../overlay/details.ts";
import { List } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import type { Winner } from "../winners-board/winners-board.tsx";
import * as css from "./winners-ticker.css.ts";

export interface WinnersTickerProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Names the region: "Latest wins". */
  "aria-label": string;
  /** Real ones, newest first. */
  winners: readonly Winner[];
  /** Texts in place of those of the provider: `pause`, `play`. */
  messages?: PartMessages<"winnersTicker">;
  /** Whether it is paused, when the caller holds the state. */
  paused?: boolean;
  /** Paused at first, when the ticker holds the state itself. */
  defaultPaused?: boolean;
  /** Called when the pause button is pressed. */
  onPausedChange?: (paused: boolean, details: ChangeDetails<"press">) => void;
  /** In place of the list while there is none. */
  empty?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Slow enough to read each win as it passes: seconds a winner. */
const pace = 6;

function Wins({ winners, copy }: { winners: readonly Winner[]; copy?: boolean }) {
  return (
    <List aria-live="off" aria-hidden={copy || undefined} className={cx(css.list, copy && css.copy)}>
      {winners.map((winner) => (
        <li data-part="item" key={winner.id} className={css.item}>
          <bdi>{winner.name}</bdi>
          <Money parts={winner.prize} className={css.prize} />
          <span data-part="detail" className={css.detail}>
            {winner.detail}
          </span>
        </li>
      ))}
    </List>
  );
}

/**
 * Recent wins in one moving line. Stops under the pointer, while anything in it has focus, and by its button
 * (WCAG 2.2, 2.2.2); with reduced motion it is a plain list. Rest props and `ref` land on the `<section>`.
 */
export function WinnersTicker(props: WinnersTickerProps) {
  const { winners, messages, paused, defaultPaused, onPausedChange, empty, className, ...rest } = props;
  const text = useMessages("winnersTicker", messages);
  const [stopped, stop] = useValue({ value: paused, defaultValue: defaultPaused, onValueChange: onPausedChange }, false);
  return (
    <section data-component="winners-ticker" data-paused={stopped || undefined} className={cx(css.root, className)} {...rest}>
      {winners.length === 0 ? (
        <div data-part="empty" className={css.empty}>
          {empty}
        </div>
      ) : (
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-label={text(stopped ? "play" : "pause")}
            className={cx(square.sm, css.toggle)}
            onClick={(event) => stop(!stopped, "press", event.nativeEvent)}
            icon={<Icon art={stopped ? play : pause} />}
          />
          <div data-part="viewport" className={css.viewport}>
            <div data-part="track" className={css.track} style={{ animationDuration: `${winners.length * pace}s` }}>
              <Wins winners={winners} />
              <Wins winners={winners} copy />
            </div>
          </div>
        </>
      )}
    </section>
  );
}
