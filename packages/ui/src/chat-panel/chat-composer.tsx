import { type ClipboardEvent, useRef } from "react";
import { paperclip, paperPlaneRight } from "../icon/art.gen.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { TextArea } from "../text-area/text-area.tsx";
import { type DraftProps, useDraft } from "./use-draft.ts";
import * as css from "./chat-panel.css.ts";

export interface ChatComposerProps extends DraftProps {
  chatText: MessageText<"chatPanel">;
  online: boolean;
  /** Pictures that were chosen or pasted. With it, there is a button to choose them. */
  onAttach?: (files: readonly File[]) => void;
}

const pictures = "image/*";
const isPicture = ({ type }: File) => type.startsWith("image/");

/** Where a message is written: Enter sends, Shift+Enter begins a line. */
export function ChatComposer({ chatText, online, onAttach, ...draft }: ChatComposerProps) {
  const { text, field, limit, over, near, ready, send, write, onKeyDown } = useDraft(draft, online);
  const chooser = useRef<HTMLInputElement>(null);
  const attach = (files: FileList | null) => {
    const chosen = [...(files ?? [])].filter(isPicture);
    if (chosen.length > 0) onAttach?.(chosen);
    return chosen.length > 0;
  };
  const paste = (event: ClipboardEvent) => {
    if (onAttach && attach(event.clipboardData.files)) event.preventDefault();
  };
  return (
    <form
      data-part="composer"
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send("button", event.nativeEvent);
      }}
    >
      {onAttach ? (
        <>
          <IconButton art={paperclip} label={chatText("attach")} onClick={() => chooser.current?.click()} />
          <input
            ref={chooser}
            type="file"
            accept={pictures}
            multiple
            hidden
            aria-label={chatText("attach")}
            onChange={(event) => {
              attach(event.currentTarget.files);
              // The same picture may be chosen once more.
              event.currentTarget.value = "";
            }}
          />
        </>
      ) : null}
      <TextArea
        ref={field}
        aria-label={chatText("write")}
        placeholder={chatText("write")}
        rows={1}
        enterKeyHint="send"
        dir="auto"
        className={css.field}
        inputClassName={css.input}
        value={text}
        maxLength={near ? limit : undefined}
        count={({ remaining }) =>
          remaining < 0 ? chatText("over", { count: -remaining }) : chatText("remaining", { count: remaining })
        }
        tone={over ? "negative" : "neutral"}
        message={over ? chatText("tooLong") : undefined}
        onValueChange={(next, { event }) => write(next, event)}
        onKeyDown={onKeyDown}
        onPaste={paste}
      />
      <IconButton
        type="submit"
        variant="primary"
        art={paperPlaneRight}
        flip
        label={chatText("send")}
        aria-disabled={ready ? undefined : true}
      />
    </form>
  );
}
