import { useEffect, useRef, useState, type ImgHTMLAttributes, type ReactEventHandler } from "react";
import { imageBroken } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./lazy-image.css.ts";
import { whenNear } from "./near.ts";

export interface LazyImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "loading" | "src"> {
  /** The picture's address, or the same picture on several hosts: each further try asks the next. */
  src: string | readonly string[];
  /** The alternative text of the picture; empty for decoration. */
  alt: string;
  /** Inline size by block size, "16 / 9": reserves the space, so that nothing moves when the picture loads. */
  ratio?: string;
  /** How often to try before giving up; each host is asked at least once. */
  attempts?: number;
  /** After the last try: show something else in its place. */
  onGiveUp?: () => void;
  /** Texts in place of those of the provider: `error`, under the sign of a broken picture; not for decoration. */
  messages?: PartMessages<"lazyImage">;
}

/** Waits a little longer before each further try: 400 ms, then 1.6 s. */
const pause = (tried: number) => 400 * 4 ** (tried - 1);

function useNear() {
  const root = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (root.current ? whenNear(root.current, () => setNear(true)) : undefined), []);
  return { root, near };
}

function useAttempts(named: string, attempts: number, onGiveUp?: () => void) {
  const [shown, setShown] = useState(named);
  const [phase, setPhase] = useState<"loading" | "loaded" | "failed">("loading");
  const [tried, setTried] = useState(0);
  if (shown !== named) {
    setShown(named);
    setTried(0);
    setPhase("loading");
  }
  useEffect(() => {
    if (phase !== "failed" || tried >= attempts) return undefined;
    const timer = setTimeout(() => setPhase("loading"), pause(tried));
    return () => clearTimeout(timer);
  }, [phase, tried, attempts]);
  const fail = () => {
    setTried(tried + 1);
    setPhase("failed");
    if (tried + 1 >= attempts) onGiveUp?.();
  };
  return { phase, tried, given: phase === "failed" && tried >= attempts, load: () => setPhase("loaded"), fail };
}

type Handler = ReactEventHandler<HTMLImageElement>;
const both = (own: () => void, theirs?: Handler): Handler =>
  function handleBoth(event) {
    own();
    theirs?.(event);
  };

function checkPicture(place: string, { sized, alt }: { sized: boolean; alt: string | undefined }): void {
  if (!sized)
    warn(
      `LazyImage "${place.slice(0, 80)}" has no size before it comes and will move the page: give \`ratio\`, or a class that sizes it.`,
    );
  if (alt === undefined)
    warn(
      `LazyImage "${place.slice(0, 80)}" has no \`alt\`, so screen readers spell out its address. Say what it shows, or give "" where it only adorns.`,
    );
}

/** A picture that loads when it is nearly in view, tries three times or each host once, and never moves the page. Rest props go to the `<img>`. */
export function LazyImage({
  src,
  alt,
  ratio,
  attempts = 3,
  messages,
  className,
  style,
  onGiveUp,
  onLoad,
  onError,
  ...rest
}: LazyImageProps) {
  const sources = typeof src === "string" ? [src] : src;
  const place = sources.join(" ");
  checkPicture(place, { sized: Boolean(ratio || className), alt });
  const { root, near } = useNear();
  const { phase, tried, given, load, fail } = useAttempts(place, Math.max(attempts, sources.length), onGiveUp);
  const trying = given ? "error" : "loading";
  const state = near ? (phase === "loaded" ? "loaded" : trying) : "waiting";
  const name = given && alt ? alt : undefined;
  return (
    <span
      ref={root}
      data-component="lazy-image"
      data-state={state}
      className={cx(css.root, className)}
      style={ratio ? { aspectRatio: ratio, ...style } : style}
      role={name && "img"}
      aria-label={name}
    >
      {near && phase !== "failed" && (
        <img
          data-part="image"
          key={tried}
          // A browser does not load an empty address and reports no error; this one reports an error.
          src={sources[tried % sources.length] || "data:,"}
          alt={alt}
          decoding="async"
          className={css.image}
          onLoad={both(load, onLoad)}
          onError={both(fail, onError)}
          {...rest}
        />
      )}
      {given && <Broken messages={messages} named={Boolean(alt)} />}
    </span>
  );
}

function Broken({ messages, named }: { messages: LazyImageProps["messages"]; named: boolean }) {
  const text = useMessages("lazyImage", messages);
  return (
    <span data-part="error" className={css.failed}>
      <Icon art={imageBroken} size="lg" />
      {named ? text("error") : null}
    </span>
  );
}
