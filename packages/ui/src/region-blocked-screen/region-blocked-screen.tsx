import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Entry, type EntryTarget } from "../link/entry.tsx";
import { headset } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { withLongWord } from "../text/long-word.tsx";
import * as notice from "../notice-screen/notice-screen.css.ts";
import { NoticeScreen, type NoticeScreenProps } from "../notice-screen/notice-screen.tsx";
import * as css from "./region-blocked-screen.css.ts";

export interface RegionBlockedScreenProps extends Omit<NoticeScreenProps, "actions" | "children" | "title"> {
  /** Says that the site is closed to this region. */
  title: string;
  /** Why, and what the visitor can do. */
  text: ReactNode;
  /** The visitor's address as the server saw it. */
  address: string;
  /** The way to the support. */
  contact: EntryTarget & { label: ReactNode };
  /** Texts in place of those of the provider: what the address is. */
  messages?: PartMessages<"regionBlockedScreen">;
}

/** The page for a visitor from a region where the site is blocked. Support asks for the address, so it is large and can be copied. */
export function RegionBlockedScreen({ title, text: why, address, contact, messages, ...rest }: RegionBlockedScreenProps) {
  const { label, ...target } = contact;
  const text = useMessages("regionBlockedScreen", messages);
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
        <h1 data-part="title" className={notice.title}>
          {title}
        </h1>
        <p data-part="text" className={notice.text}>
          {why}
        </p>
      </div>
      <p data-part="address">
        <span data-part="label" className={css.label}>
          {text("address")}
        </span>
        <bdi data-part="address-value" dir="ltr" className={css.address}>
          {address}
        </bdi>
      </p>
    </NoticeScreen>
  );
}
