import { createElement, type HTMLAttributes, type ReactNode, type Ref } from "react";
import type { CoverCast, CoverSubject } from "../cover/cast.ts";
import { GameCover, type GameCoverProps } from "../game-cover/game-cover.tsx";
import { fireFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./game-card.css.ts";

export interface GameCardProps extends Omit<HTMLAttributes<HTMLElement>, "title">, LinkTarget {
  as?: "li" | "div";
  subject: CoverSubject;
  /** The game's name in the player's language; said to screen readers, printed on the cover. */
  title: string;
  /** Language of the title when it is not the page's. */
  titleLang?: string;
  /** The vendor's name as the vendor writes it. */
  vendorName: string;
  cast?: CoverCast;
  rank?: number;
  rankLabel?: string;
  /** Two by two cells, in the popular grid. */
  lead?: boolean;
  artwork?: GameCoverProps["artwork"];
  /** "Hot", where it is true. */
  hotLabel?: string;
  /** Closed for maintenance: the word for it. Greys the cover and takes the place of `hotLabel` and `note`. */
  maintenanceLabel?: string;
  /** At the end of the caption: return to player, jackpot. */
  note?: ReactNode;
  /** A control over the cover's end corner. */
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
}

type EndProps = Pick<GameCardProps, "hotLabel" | "maintenanceLabel" | "note">;

function CaptionEnd({ hotLabel, maintenanceLabel, note }: EndProps) {
  if (maintenanceLabel) return <span className={css.end}>{maintenanceLabel}</span>;
  if (hotLabel) {
    return (
      <span className={cx(css.end, css.hot)}>
        <Icon art={fireFill} className={css.flame} />
        <span className={css.word}>{hotLabel}</span>
      </span>
    );
  }
  return note === undefined ? null : <span className={css.end}>{note}</span>;
}

/** A game to open: cover, vendor and one word of state. Rest props and `ref` land on the root, `href` or `link` on the anchor. */
export function GameCard(props: GameCardProps) {
  const {
    as = "div",
    subject,
    title,
    titleLang,
    vendorName,
    cast,
    rank,
    rankLabel,
    lead,
    artwork,
    href,
    link,
    ...others
  } = props;
  const { hotLabel, maintenanceLabel, note, action, className, ...rest } = others;
  const attributes = { "data-component": "game-card", className: cx(css.root, lead && css.lead, className), ...rest };
  return createElement(
    as,
    attributes,
    <Anchor href={href} link={link} data-lift="" className={cx(css.link, lead && css.leadLink)}>
      <span lang={titleLang} className={css.title}>
        {title}
      </span>
      <GameCover
        subject={subject}
        title={title}
        lang={titleLang}
        cast={cast}
        rank={rank}
        rankLabel={rankLabel}
        lead={lead}
        off={maintenanceLabel !== undefined}
        artwork={artwork}
      />
      <span data-part="caption" className={css.caption}>
        <bdi className={css.vendor}>{vendorName}</bdi>
        <CaptionEnd hotLabel={hotLabel} maintenanceLabel={maintenanceLabel} note={note} />
      </span>
    </Anchor>,
    action && (
      <span key="action" data-part="action" className={css.action}>
        {action}
      </span>
    ),
  );
}
