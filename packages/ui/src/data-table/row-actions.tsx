import { Button } from "../button/button.tsx";
import { dotsThree } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Menu, MenuItem } from "../menu/menu.tsx";
import type { RowAction } from "./row-action.ts";

interface RowActionsProps {
  actions: readonly RowAction[];
  /** In one menu, in place of buttons beside each other. */
  asMenu: boolean;
  /** Names the menu: "Actions for Deposit · UPI". */
  menuName: string;
  /** Names the button of an action: its label and the row. */
  nameOf: (action: string) => string;
}

/** The actions of one row: buttons, or one menu. */
export function RowActions({ actions, asMenu, menuName, nameOf }: RowActionsProps) {
  if (actions.length === 0) return null;
  if (!asMenu)
    return actions.map(({ id, label, disabled, onSelect }) => (
      <Button
        key={id}
        variant="ghost"
        size="sm"
        disabled={disabled}
        aria-label={nameOf(label)}
        onClick={(event) => onSelect(event.nativeEvent)}
      >
        {label}
      </Button>
    ));
  return (
    <Menu align="end" trigger={<IconButton art={dotsThree} label={menuName} />}>
      {actions.map(({ id, label, art, tone, disabled, onSelect }) => (
        <MenuItem key={id} tone={tone} disabled={disabled} icon={art && <Icon art={art} />} onSelect={onSelect}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
