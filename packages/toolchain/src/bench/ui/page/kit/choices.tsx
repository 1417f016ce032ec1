import { Button } from "@baize/ui/button";
import { Menu, MenuItem } from "@baize/ui/menu";
import { choices } from "../fixture.ts";

export function Choices() {
  return (
    <Menu trigger={<Button data-menu-trigger="">Games</Button>}>
      {choices.map((choice) => (
        <MenuItem key={choice.id} hint={choice.hint}>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
