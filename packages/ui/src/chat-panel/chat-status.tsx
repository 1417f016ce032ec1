import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import { arrowDown, wifiSlash } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { cx } from "../theme/cx.ts";
import * as message from "./chat-message.css.ts";
import * as css from "./chat-panel.css.ts";

/** `loading`: placeholders of messages. `error`: a notice with a button to load again. `ready`: the messages. */
export type ChatStatus = "ready" | "loading" | "error";
export type ChatConnection = "online" | "connecting" | "offline";

const bones = [
  { from: "other", size: "62%" },
  { from: "own", size: "44%" },
  { from: "other", size: "76%" },
  { from: "own", size: "58%" },
] as const;

interface ChatStandInProps {
  status: ChatStatus;
  chatText: MessageText<"chatPanel">;
  onReload: (() => void) | undefined;
}

/** Shown instead of messages: loading, failed or empty. */
export function ChatStandIn({ status, chatText, onReload }: ChatStandInProps) {
  if (status === "loading") {
    return (
      <SkeletonRegion label={chatText("loading")} className={css.list}>
        {bones.map(({ from, size }) => (
          <div data-part="row" key={size} className={cx(message.row, message.side[from])}>
            <Skeleton inlineSize={size} blockSize="48px" />
          </div>
        ))}
      </SkeletonRegion>
    );
  }
  if (status === "error") {
    return (
      <ErrorState title={chatText("errorTitle")} onRetry={onReload}>
        {chatText("errorText")}
      </ErrorState>
    );
  }
  return (
    <EmptyState level="none" title={chatText("emptyTitle")}>
      {chatText("emptyText")}
    </EmptyState>
  );
}

/** The line that says why nothing goes out just now; always in the page, so that it is read out. */
export function ChatConnectionLine({ connection, chatText }: { connection: ChatConnection; chatText: MessageText<"chatPanel"> }) {
  return (
    <output data-part="connection" className={css.connection}>
      {connection === "offline" ? (
        <>
          <Icon art={wifiSlash} />
          {chatText("offline")}
        </>
      ) : null}
      {connection === "connecting" ? (
        <>
          <Spinner />
          {chatText("connecting")}
        </>
      ) : null}
    </output>
  );
}

interface ChatJumpProps {
  /** How many messages have come since the person left the end. */
  unseen: number;
  chatText: MessageText<"chatPanel">;
  onJump: () => void;
}
/** Goes to the newest; says how many came meanwhile. */
export function ChatJump({ unseen, chatText, onJump }: ChatJumpProps) {
  const label = unseen > 0 ? chatText("newCount", { count: unseen }) : chatText("newest");
  return (
    <Button data-part="jump" size="sm" icon={<Icon art={arrowDown} />} className={css.jump} onClick={onJump}>
      {label}
    </Button>
  );
}
