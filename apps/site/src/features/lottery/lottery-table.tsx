import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { playIn } from "@baize/domain/lottery/games";
import { readSelection } from "@baize/domain/lottery/read-selection";
import type { Play } from "@baize/domain/lottery/play";
import { Cloth } from "@baize/ui/cloth";
import { EmptyState } from "@baize/ui/empty-state";
import { Page } from "@baize/ui/page";
import { draftOf } from "./draft.ts";
import { DrawDetail } from "./draw-detail.tsx";
import type { SlipBet } from "./kept-slip.ts";
import * as css from "./lottery-page.css.ts";
import { PlayChoice } from "./play-choice.tsx";
import { playNamed } from "./play-named.ts";
import { SentNotice } from "./sent-notice.tsx";
import { TableHead } from "./table-head.tsx";
import { TableParts } from "./table-parts.tsx";
import { TicketDetail } from "./ticket-detail.tsx";
import { TicketMaker } from "./ticket-maker.tsx";
import { TicketSlip } from "./ticket-slip.tsx";
import { useBuy } from "./use-buy.ts";
import { useLotteryAddress } from "./use-lottery-address.ts";
import { isPlayable, type PlayTable, type Table } from "./use-lottery-game.ts";
import { useSlip } from "./use-slip.ts";
import { useTicketDraft } from "./use-ticket-draft.ts";

/** One lottery: its draw, the board, the slip, and what was drawn before. */
export function LotteryTable({ table }: { table: Table }) {
  const { t } = useTranslation("lottery");
  const { ticket, draw } = useLotteryAddress();
  return (
    <>
      <Cloth variant="edge" arcs>
        <Page className={css.table}>
          <TableHead table={table} />
          {isPlayable(table) && !table.game.maintenance ? (
            <PlayingTable key={table.game.gameCode} table={table} />
          ) : (
            <EmptyState title={t("maintenance.title")} level={2}>
              {t("maintenance.body")}
            </EmptyState>
          )}
        </Page>
      </Cloth>
      <Page className={css.sections}>
        <TableParts game={table.game} />
      </Page>
      <DrawDetail table={table} issue={draw} />
      <TicketDetail id={ticket} />
    </>
  );
}

function PlayingTable({ table }: { table: PlayTable }) {
  const { playType } = useLotteryAddress();
  const play = playNamed(table.plays, playType);
  return play ? <Board table={table} play={play} /> : null;
}

function Board({ table, play }: { table: PlayTable; play: Play }) {
  const { change } = useLotteryAddress();
  const { gameCode } = table.game;
  const slip = useSlip(gameCode);
  const buy = useBuy(gameCode, table.currency, slip);
  const maker = useTicketDraft(table, play);
  const section = useRef<HTMLElement>(null);
  const { open } = table;
  const edit = (id: string) => {
    const bet = slip.slip.bets.find((each) => each.id === id);
    const own = bet && playIn(table.rules, bet.play);
    if (!bet || !own) return;
    const { selection } = readSelection(own, bet.selection);
    maker.load(
      own.id,
      { ...draftOf(own, selection), replaces: id },
      { unit: BigInt(bet.unit), multiple: bet.multiple },
      bet.rebatePpm,
    );
    change({ playType: own.id });
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  };
  const replaced = slip.slip.bets.find(({ id }) => id === maker.draft.replaces)?.id;
  const add = (bets: readonly Omit<SlipBet, "id">[]) => slip.add(bets, open?.issue ?? "");
  return (
    <div className={css.board}>
      <section ref={section} tabIndex={-1} className={css.maker}>
        <SentNotice table={table} buy={buy} />
        <PlayChoice plays={table.plays} play={play} onChoose={(id) => change({ playType: id })}>
          <TicketMaker
            table={table}
            play={play}
            maker={maker}
            readOnly={!open}
            replacing={replaced !== undefined}
            onMade={(bet) => (replaced === undefined ? add([bet]) : slip.replace(replaced, bet))}
            onRandom={add}
          />
        </PlayChoice>
      </section>
      <TicketSlip table={table} slip={slip} buy={buy} onEdit={edit} board={section} />
    </div>
  );
}
