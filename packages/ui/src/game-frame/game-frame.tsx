import { type HTMLAttributes, type ReactNode, type RefObject, useRef } from "react";
import { square } from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { TableDrawing } from "../empty-state/table-drawing.tsx";
import type { FrameLoadState } from "../hooks/use-frame-load.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { arrowLeft, arrowsClockwise, cornersIn, cornersOut } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { warn } from "../overlay/warn.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { cx } from "../theme/cx.ts";
import { frameSource } from "./frame-src.ts";
import * as css from "./game-frame.css.ts";
import { useFullscreen } from "./use-fullscreen.ts";

export { type FrameLoadState, useFrameLoad } from "../hooks/use-frame-load.ts";

/** Shown instead of the game when it cannot be played. */
export interface GameFrameNotice {
  /** What happened: "The game did not load". */
  title: string;
  /** What it means for the bet, and what to do next. */
  text: string;
  /** On the button that calls `onRetry`: "Try again". */
  actionLabel: string;
}
export interface GameFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** The game's address, http or https. Anything else is not framed and shows `invalid`. */
  src: string;
  /** The game's name: in the bar, and the frame's accessible name. */
  title: string;
  /** How far the game is; `useFrameLoad` gives it. */
  state: FrameLoadState;
  /** What is shown in place of the game, for each reason. */
  notices: Readonly<Record<"timeout" | "expired" | "invalid", GameFrameNotice>>;
  /** The frame's own load event. It comes for an error page too; see `useFrameLoad`. */
  onFrameLoad?: () => void;
  /** The notice's action: load again, or sign in again after `expired`. */
  onRetry: () => void;
  /** Called when the exit button is pressed. */
  onExit: () => void;
  /** Texts in place of those of the provider: `exit`, where it leads elsewhere. */
  messages?: PartMessages<"gameFrame">;
  /** At the end of the bar: the balance. */
  info?: ReactNode;
  /** The iframe, for messages to and from the game. */
  frameRef?: RefObject<HTMLIFrameElement | null>;
}

/** The address to frame, after hydration: a frame in the server's markup would load before its events have listeners. */
function useFrameSource(src: string, title: string) {
  const hydrated = useHydrated();
  const source = hydrated ? frameSource(src, document.baseURI) : undefined;
  const refused = hydrated && !source;
  if (refused)
    warn(`GameFrame "${title}": the address is not http or https, so it is not framed. Give the vendor's own https address.`);
  return { source, refused };
}

/** A vendor's game in its sandbox, with an exit button that is always visible. Fills its container; rest props go to the outer part. */
export function GameFrame(props: GameFrameProps) {
  const { src, title, state, messages, notices, onFrameLoad, onRetry, onExit, ...others } = props;
  const { info, frameRef, className, ...rest } = others;
  const text = useMessages("gameFrame", messages);
  const root = useRef<HTMLDivElement>(null);
  const { active, supported, toggle } = useFullscreen(root);
  const { source, refused } = useFrameSource(src, title);
  const shown = refused ? "invalid" : state;
  const playing = shown === "loading" || shown === "ready";
  const leave = text(active ? "leaveFullscreen" : "enterFullscreen");

  return (
    <div
      ref={root}
      data-component="game-frame"
      data-state={shown}
      data-ground="cloth"
      className={cx(css.root, className)}
      {...rest}
    >
      <div data-part="bar" className={css.bar}>
        <Button
          variant="ghost"
          className={square.md}
          aria-label={text("exit")}
          onClick={onExit}
          icon={<Icon art={arrowLeft} flip />}
        />
        <h1 data-part="title" className={css.title}>
          <bdi>{title}</bdi>
        </h1>
        {info ? (
          <div data-part="info" className={css.info}>
            {info}
          </div>
        ) : null}
        {supported ? (
          <Button
            variant="ghost"
            data-part="fullscreen"
            className={square.md}
            aria-label={leave}
            onClick={toggle}
            icon={<Icon art={active ? cornersIn : cornersOut} />}
          />
        ) : null}
      </div>
      <div data-part="stage" className={css.stage} aria-busy={shown === "loading" || undefined}>
        {source && playing ? (
          <iframe
            data-part="frame"
            ref={frameRef}
            src={source.src}
            title={title}
            sandbox={source.sandbox}
            allow="fullscreen; autoplay"
            referrerPolicy="strict-origin-when-cross-origin"
            inert={shown === "loading"}
            onLoad={onFrameLoad}
            className={css.frame}
          />
        ) : null}
        {shown === "loading" ? (
          <output data-part="loading" className={css.cover}>
            <Spinner className={css.spinner} />
            <span>{text("loading", { title })}</span>
          </output>
        ) : null}
        {shown !== "loading" && shown !== "ready" ? (
          <Notice notice={notices[shown]} onAction={onRetry} exit={text("exit")} onExit={onExit} />
        ) : null}
      </div>
    </div>
  );
}

interface NoticeProps {
  notice: GameFrameNotice;
  onAction: () => void;
  exit: string;
  onExit: () => void;
}

function Notice({ notice, onAction, exit, onExit }: NoticeProps) {
  return (
    <div data-part="notice" role="alert" className={css.cover}>
      <TableDrawing className={css.drawing} />
      <h2>{notice.title}</h2>
      <p data-part="text" className={css.text}>
        {notice.text}
      </p>
      <div data-part="actions" className={css.actions}>
        <Button variant="primary" onClick={onAction} icon={<Icon art={arrowsClockwise} />}>
          {notice.actionLabel}
        </Button>
        <Button onClick={onExit}>{exit}</Button>
      </div>
    </div>
  );
}
