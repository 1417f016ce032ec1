import { createElement, type HTMLAttributes, type ReactNode, type Ref } from "react";
import type { CoverCast, CoverSubject } from "../cover/cast.ts";
import { GameCover } from "../game-cover/game-cover.tsx";
import { fireFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./game-card.css.ts";
import { type Volatility, VolatilityMark } from "./volatility-mark.tsx";

export type { Volatility };

export interface GameCardProps extends Omit<HTMLAttributes<HTMLElement>, "title">, LinkTarget {
  /** The element that it renders: `li` inside a list. */
  as?: "li" | "div";
  /** What the cover is drawn from: the game and its vendor. */
  subject: CoverSubject;
  /** The game's name in the player's language; said to screen readers, printed on the cover. */
  title: string;
  /** Language of the title when it is not the page's. */
  titleLang?: string;
  /** The vendor's name as the vendor writes it. */
  vendorName: string;
  /** The drawing chosen for this cover by `castCovers`, when it is one of several. */
  cast?: CoverCast;
  /** Its place in a ranking, from 1, printed on the cover. */
  rank?: number;
  /** Two by two cells, in the popular grid. */
  lead?: boolean;
  /** A picture of the vendor in place of the drawn cover. */
  artwork?: string | readonly string[];
  /** Much played now: says so in the caption. Only where it is true. */
  hot?: boolean;
  /** Closed for maintenance: greys the cover and says so in place of `hot`, `volatility` and `note`. */
  maintenance?: boolean;
  /** Cannot be opened now for another reason, which `note` says: greys the cover. */
  closed?: boolean;
  /** How a slot spreads its prizes, as one, two or three bars before the note: many small ones, or few large ones. */
  volatility?: Volatility;
  /** Texts in place of those of the provider: `hot`, `maintenance`, `volatilityLow`, `volatilityMedium`, `volatilityHigh`. */
  messages?: PartMessages<"gameCard">;
  /** At the end of the caption: return to player, jackpot. */
  note?: ReactNode;
  /** A second, quieter line below: minimum bet, lines. */
  facts?: ReactNode;
  /** A control over the cover's end corner. */
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
}

const volatilityTexts = { low: "volatilityLow", medium: "volatilityMedium", high: "volatilityHigh" } as const;

type EndProps = Pick<GameCardProps, "hot" | "maintenance" | "messages" | "note" | "volatility">;

function CaptionEnd({ hot, maintenance, messages, note, volatility }: EndProps) {
  const text = useMessages("gameCard", messages);
  if (maintenance)
    return (
      <span data-part="end" className={css.end}>
        {text("maintenance")}
      </span>
    );
  if (hot) {
    return (
      <span data-part="end" className={cx(css.end, css.hot)}>
        <Icon art={fireFill} className={css.flame} />
        <span data-part="word" className={css.word}>
          {text("hot")}
        </span>
      </span>
    );
  }
  if (note === undefined && volatility === undefined) return null;
  return (
    <span data-part="end" className={css.end}>
      {volatility && <VolatilityMark volatility={volatility} label={text(volatilityTexts[volatility])} />}
      {note}
    </span>
  );
}

/** A game to open: cover, vendor and one word of state. Rest props and `ref` land on the root, `href` or `link` on the anchor. */
export function GameCard(props: GameCardProps) {
  const { as = "div", subject, title, titleLang, vendorName, cast, rank, lead, artwork, href, link, ...others } = props;
  const { hot, maintenance, closed, messages, note, volatility, facts, action, className, ...rest } = others;
  const attributes = { "data-component": "game-card", className: cx(css.root, lead && css.lead, className), ...rest };
  return createElement(
    as,
    attributes,
    <Anchor href={href} link={link} data-lift="" className={cx(css.link, lead && css.leadLink)}>
      <span data-part="title" lang={titleLang} className={css.title}>
        {title}
      </span>
      <GameCover
        subject={subject}
        title={title}
        lang={titleLang}
        cast={cast}
        rank={rank}
        lead={lead}
        disabled={maintenance || closed}
        artwork={artwork}
      />
      <span data-part="caption" className={css.caption}>
        <bdi data-part="vendor" className={css.vendor}>
          {vendorName}
        </bdi>
        <CaptionEnd {...{ hot, maintenance, messages, note, volatility }} />
      </span>
      {facts !== undefined && (
        <span data-part="facts" className={css.facts}>
          {facts}
        </span>
      )}
    </Anchor>,
    action && (
      <span key="action" data-part="action" className={css.action}>
        {action}
      </span>
    ),
  );
}
