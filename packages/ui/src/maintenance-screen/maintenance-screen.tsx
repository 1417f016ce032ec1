import { Fragment, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Entry, type EntryTarget } from "../link/entry.tsx";
import { arrowsClockwise, headset } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { withLongWord } from "../text/long-word.tsx";
import * as notice from "../notice-screen/notice-screen.css.ts";
import { NoticeScreen, type NoticeScreenProps } from "../notice-screen/notice-screen.tsx";

/** The same message in one of the languages; they are shown one below the other. */
export interface MaintenanceNotice {
  /** BCP 47 tag of this text: "zh-Hans", "en". */
  lang: string;
  /** The direction of that language. Without it the direction of the page. */
  dir?: "ltr" | "rtl";
  /** The heading: "We are improving the site". */
  title: string;
  /** What happens to bets and money, and when the site opens again. */
  text: string;
}
export interface MaintenanceScreenProps extends Omit<NoticeScreenProps, "actions" | "children"> {
  /** The same notice in each language, in order; the specification asks for Chinese and English. */
  notices: readonly MaintenanceNotice[];
  /** The way to the support. */
  contact: EntryTarget & { label: ReactNode };
  /** The button that asks again whether the site is open; `pending` while it asks. */
  refresh: { label: ReactNode; onClick: () => void; pending?: boolean };
}

/** The page during maintenance of the whole site: the notice in two languages, contact and refresh. */
export function MaintenanceScreen({ notices, contact, refresh, ...rest }: MaintenanceScreenProps) {
  const { label, ...target } = contact;
  return (
    <NoticeScreen
      data-component="maintenance-screen"
      {...rest}
      actions={
        <>
          <Button variant="primary" pending={refresh.pending} onClick={refresh.onClick} icon={<Icon art={arrowsClockwise} />}>
            {refresh.label}
          </Button>
          <Button asChild>
            <Entry data-part="contact" {...target}>
              <Icon art={headset} />
              {withLongWord(label)}
            </Entry>
          </Button>
        </>
      }
    >
      {notices.map(({ lang, dir, title, text }, index) => (
        <Fragment key={lang}>
          {index > 0 ? <hr data-part="rule" className={notice.rule} /> : null}
          <div data-part="notice" lang={lang} dir={dir} className={notice.notice}>
            {index === 0 ? (
              <h1 data-part="title" className={notice.title}>
                {title}
              </h1>
            ) : (
              <h2 data-part="title" className={notice.title}>
                {title}
              </h2>
            )}
            <p data-part="text" className={notice.text}>
              {text}
            </p>
          </div>
        </Fragment>
      ))}
    </NoticeScreen>
  );
}
