import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Group } from "../group/group.tsx";
import { gear, receipt, signOut, wallet } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { MenuItem, MenuSeparator } from "./menu.tsx";
import * as css from "./menu.css.ts";

const account = <Button>ananya_42</Button>;
const frequent = (
  <>
    <MenuItem icon={<Icon art={receipt} />}>Betting record</MenuItem>
    <MenuItem icon={<Icon art={gear} />}>Settings</MenuItem>
  </>
);
const logOut = (
  <MenuItem icon={<Icon art={signOut} flip />} tone="negative">
    Log out
  </MenuItem>
);

/** A list below its button in the page: an open menu is drawn over the window. */
function StillMenu({ trigger = account, children }: { trigger?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={2} align="start">
      {trigger}
      <div role="menu" className={css.list}>
        {children}
      </div>
    </Stack>
  );
}

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "What cannot be undone is last, after a line, in its own colour.",
      scene: (
        <StillMenu>
          {frequent}
          <MenuSeparator />
          {logOut}
        </StillMenu>
      ),
    },
    bad: {
      says: "Between two frequent entries, and like them, it is pressed by mistake.",
      scene: (
        <StillMenu>
          <MenuItem icon={<Icon art={receipt} />}>Betting record</MenuItem>
          <MenuItem icon={<Icon art={signOut} flip />}>Log out</MenuItem>
          <MenuItem icon={<Icon art={gear} />}>Settings</MenuItem>
        </StillMenu>
      ),
    },
  },
  {
    good: {
      says: "A frequent action has its own button beside the menu.",
      scene: (
        <StillMenu
          trigger={
            <Group>
              <Button variant="primary">Deposit</Button>
              {account}
            </Group>
          }
        >
          {frequent}
        </StillMenu>
      ),
    },
    bad: {
      says: "Deposit takes two presses, and is seen only by people who open the menu.",
      scene: (
        <StillMenu>
          <MenuItem icon={<Icon art={wallet} />}>Deposit</MenuItem>
          {frequent}
        </StillMenu>
      ),
    },
  },
];
