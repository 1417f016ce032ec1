import type { ReactNode } from "react";
import { withLongWord } from "../text/long-word.tsx";
import * as notice from "../notice-screen/notice-screen.css.ts";
import { NoticeScreen, type NoticeScreenProps } from "../notice-screen/notice-screen.tsx";
import * as css from "./break-screen.css.ts";

export interface BreakScreenProps extends Omit<NoticeScreenProps, "children" | "title"> {
  /** Says that play is closed for this person: "You are taking a break". */
  title: string;
  /** What is closed, and what stays open. */
  text: ReactNode;
  /** When play opens again, named and as a time of its own line. Left out where it does not. */
  until?: { label: ReactNode; time: ReactNode };
}

/** The page in place of games and offers while a person takes a break from play. It advertises nothing. */
export function BreakScreen({ title, text, until, ...rest }: BreakScreenProps) {
  return (
    <NoticeScreen data-component="break-screen" {...rest}>
      <div data-part="notice" className={notice.notice}>
        <h1 data-part="title" className={notice.title}>
          {title}
        </h1>
        <p data-part="text" className={notice.text}>
          {withLongWord(text)}
        </p>
      </div>
      {until ? (
        <p data-part="until" className={css.until}>
          <span data-part="label" className={css.label}>
            {until.label}
          </span>
          <bdi data-part="time" className={css.time}>
            {until.time}
          </bdi>
        </p>
      ) : null}
    </NoticeScreen>
  );
}
