import type { ReactNode } from "react";
import { Avatar, type AvatarFace } from "../avatar/avatar.tsx";
import type { EntryTarget } from "../link/entry.tsx";
import { Entry } from "../link/entry.tsx";
import { signOut } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Menu, MenuItem, MenuSeparator } from "../menu/menu.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./logged-in-panel.css.ts";

/** One entry of the account menu. */
export interface AccountMenuEntry extends EntryTarget {
  id: string;
  /** The text of the entry: "Bet history". */
  label: ReactNode;
  /** Icon art. */
  icon?: string;
}
export interface AccountMenuProps {
  /** The account's name. */
  account: string;
  /** "VIP 3", "Agent": a Badge. */
  memberLabel?: ReactNode;
  /** What the avatar shows instead of the account's letter. */
  face?: AvatarFace;
  /** Texts in place of those of the provider: `menu` names the button of the account. */
  messages?: PartMessages<"loggedInPanel">;
  /** The entries of the account's menu, in order. */
  entries: readonly AccountMenuEntry[];
  /** The application asks for confirmation first. */
  logout: { label: ReactNode; onClick: () => void };
}

/** The menu of the signed-in member. */
export function AccountMenu({ account, memberLabel, face, messages, entries, logout }: AccountMenuProps) {
  const text = useMessages("loggedInPanel", messages);
  const trigger = (
    <button type="button" data-part="account" aria-label={text("menu", { account })} className={cx(css.account, css.fromSmall)}>
      <Avatar name={account} {...face} />
    </button>
  );
  return (
    <Menu trigger={trigger} align="end">
      <div data-part="person" className={css.person}>
        <bdi data-part="name" className={css.name}>
          {account}
        </bdi>
        {memberLabel}
      </div>
      {entries.map(({ id, label, icon, ...target }) => (
        <MenuItem key={id} asChild>
          <Entry data-entry={id} {...target}>
            {icon ? <Icon art={icon} /> : null}
            {label}
          </Entry>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Icon art={signOut} flip />} onSelect={() => logout.onClick()}>
        {logout.label}
      </MenuItem>
    </Menu>
  );
}
