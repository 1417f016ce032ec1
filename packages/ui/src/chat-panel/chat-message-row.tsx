import { useState } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { DateTime } from "../date-time/date-time.tsx";
import { warningCircleFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { LazyImage } from "../lazy-image/lazy-image.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { cx } from "../theme/cx.ts";
import type { ChatMessage } from "./chat-message.types.ts";
import * as css from "./chat-message.css.ts";

export interface ChatMessageRowProps {
  message: ChatMessage;
  /** The first of several by the same person: shows who it is. */
  first: boolean;
  chatText: MessageText<"chatPanel">;
  locale: string;
  timeZone: string | undefined;
  onRetry: ((id: string) => void) | undefined;
  onDiscard: ((id: string) => void) | undefined;
}

/** One message, plain text in its own direction. */
export function ChatMessageRow({ message, first, ...rest }: ChatMessageRowProps) {
  const { id, from, text, image, author, state } = message;
  const { chatText } = rest;
  if (from === "system") {
    return (
      <li data-part="system" dir="auto" className={css.system}>
        {text}
      </li>
    );
  }
  const name = from === "own" ? chatText("own") : author?.name;
  return (
    <li data-part="message" data-id={id} data-from={from} data-state={state} className={cx(css.row, css.side[from])}>
      {from === "other" ? (
        <span data-part="face" className={css.face}>
          {first ? <Face author={author} /> : null}
        </span>
      ) : null}
      <div data-part="bubble" className={cx(css.bubble, css.paint[from], state && css.state[state])}>
        {name ? (
          <bdi data-part="name" className={first && from === "other" ? css.name : css.hidden}>
            {name}
          </bdi>
        ) : null}
        {image ? <LazyImage {...image} ratio={image.ratio ?? "4 / 3"} className={css.image} /> : null}
        {text ? <WrittenText text={text} chatText={chatText} /> : null}
        <MessageMeta message={message} {...rest} />
      </div>
      {state === "failed" ? <FailedActions id={id} {...rest} /> : null}
    </li>
  );
}

type Rest = Omit<ChatMessageRowProps, "message" | "first">;

/** When it was sent, or how far it is. */
function MessageMeta({ message: { state, at }, chatText, locale, timeZone }: Rest & { message: ChatMessage }) {
  return (
    <span data-part="meta" className={css.meta}>
      {state === "failed" ? (
        <span data-part="failed" className={css.failed}>
          <Icon art={warningCircleFill} />
          {chatText("failed")}
        </span>
      ) : null}
      {state === "sending" ? chatText("sending") : null}
      {state ? null : <DateTime value={at} variant="time" locale={locale} timeZone={timeZone} />}
    </span>
  );
}

/** What to do with a message that was refused. */
function FailedActions({ id, chatText, onRetry, onDiscard }: Rest & { id: string }) {
  return (
    <span data-part="failed-actions" className={css.failedActions}>
      {onRetry ? (
        <Button size="xs" className={css.clear} onClick={() => onRetry(id)}>
          {chatText("retry")}
        </Button>
      ) : null}
      {onDiscard ? (
        <Button size="xs" variant="ghost" className={css.clear} onClick={() => onDiscard(id)}>
          {chatText("discard")}
        </Button>
      ) : null}
    </span>
  );
}

function Face({ author }: { author: ChatMessage["author"] }) {
  return author ? <Avatar name={author.name} src={author.picture} size="sm" /> : null;
}

/** More than this would fill the window: it is shown by its beginning. */
const long = ({ length }: string, lines: number) => length > 700 || lines > 14;

/** Written text as it was written: its lines, its direction, none of its signs taken for markup. */
function WrittenText({ text, chatText }: { text: string; chatText: MessageText<"chatPanel"> }) {
  const [open, setOpen] = useState(false);
  const clips = long(text, text.split("\n", 16).length);
  return (
    <>
      <p data-part="text" dir="auto" className={cx(css.text, clips && !open && css.clipped)}>
        {text}
      </p>
      {clips ? (
        <button data-part="more" type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? chatText("less") : chatText("more")}
        </button>
      ) : null}
    </>
  );
}
