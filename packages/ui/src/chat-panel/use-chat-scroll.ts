import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatMessage } from "./chat-message.types.ts";
import { unseenAfter } from "./chat-rows.ts";

/** Nearer to the end than this counts as being there, px. */
const NEAR = 48;

const sizeOf = ({ scrollHeight, clientHeight }: Element) => `${scrollHeight} ${clientHeight}`;

/**
 * Keeps the conversation's end in sight while the person is there, and what they read in its place while they are not:
 * when messages come below, and when older ones are loaded above.
 */
export function useChatScroll(messages: readonly ChatMessage[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** The distance from the end to the upper edge of the visible part; messages added above do not change it. */
  const fromEnd = useRef(0);
  const atEnd = useRef(true);
  /** The size of what scrolls, as it was last measured. */
  const measured = useRef("");
  const before = useRef<{ first: string | undefined; last: string | undefined }>({ first: undefined, last: undefined });
  /** The last message that was there when the person went up; undefined at the end. */
  const [left, setLeft] = useState<string>();
  const last = messages.at(-1);

  const measure = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const size = sizeOf(box);
    // A change of size moved it, not the person: stay at the end if it was there.
    if (atEnd.current && size !== measured.current) box.scrollTop = box.scrollHeight;
    measured.current = size;
    fromEnd.current = box.scrollHeight - box.scrollTop;
    atEnd.current = fromEnd.current - box.clientHeight < NEAR;
    const seen = before.current.last;
    setLeft((since) => (atEnd.current ? undefined : (since ?? seen)));
  }, []);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const { first: oldFirst, last: oldLast } = before.current;
    before.current = { first: messages[0]?.id, last: last?.id };
    if (last === undefined) return;
    if (oldLast === undefined) {
      // Opened: at what was not read, else at the end.
      const unread = box.querySelector("[data-row=unread]");
      if (unread) box.scrollTop += unread.getBoundingClientRect().top - box.getBoundingClientRect().top;
      else box.scrollTop = box.scrollHeight;
    } else if (oldLast !== last.id && (atEnd.current || last.from === "own")) box.scrollTop = box.scrollHeight;
    else if (oldFirst !== messages[0]?.id && oldLast === last.id) box.scrollTop = box.scrollHeight - fromEnd.current;
    else {
      // Nothing was placed: who is at the end stays there, whatever has grown since the last measure.
      measure();
      return;
    }
    measured.current = sizeOf(box);
    measure();
  }, [messages, last, measure]);

  // A picture that comes, a window that turns, the phone's keyboard: the end stays in sight for who is there.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
      else fromEnd.current = box.scrollHeight - box.scrollTop;
    });
    observer.observe(box);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return {
    scroller,
    content,
    onScroll: measure,
    away: left !== undefined,
    unseen: unseenAfter(messages, left),
    toEnd: () => {
      const box = scroller.current;
      if (!box) return;
      box.scrollTop = box.scrollHeight;
      measure();
      // The button that was pressed goes away.
      box.focus({ preventScroll: true });
    },
  };
}
