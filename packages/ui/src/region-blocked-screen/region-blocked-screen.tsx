import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Entry, type EntryTarget } from "../entry/entry.tsx";
import { headset } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { withLongWord } from "../text/long-word.tsx";
import * as notice from "../notice-screen/notice-screen.css.ts";
import { NoticeScreen, type NoticeScreenProps } from "../notice-screen/notice-screen.tsx";
import * as css from "./region-blocked-screen.css.ts";

export interface RegionBlockedScreenProps extends Omit<NoticeScreenProps, "actions" | "children" | "title"> {
  title: string;
  text: ReactNode;
  /** "Your IP address". */
  addressLabel: string;
  /** The visitor's address as the server saw it. */
  address: string;
  contact: EntryTarget & { label: ReactNode };
}

/** The page for a visitor from a region where the site is blocked. Support asks for the address, so it is large and can be copied. */
export function RegionBlockedScreen({ title, text, addressLabel, address, contact, ...rest }: RegionBlockedScreenProps) {
  const { label, ...target } = contact;
  return (
    <NoticeScreen
      data-component="region-blocked-screen"
      {...rest}
      actions={
        <Button asChild variant="primary">
          <Entry data-part="contact" {...target}>
            <Icon art={headset} />
            {withLongWord(label)}
          </Entry>
        </Button>
      }
    >
      <div data-part="notice" className={notice.notice}>
        <h1 className={notice.title}>{title}</h1>
        <p className={notice.text}>{text}</p>
      </div>
      <p data-part="address">
        <span className={css.label}>{addressLabel}</span>
        <bdi dir="ltr" className={css.address}>
          {address}
        </bdi>
      </p>
    </NoticeScreen>
  );
}
