import { Button } from "@baize/ui/button";
import { Menu, MenuItem } from "@baize/ui/menu";

export const example = (
  <Menu trigger={<Button>Actions</Button>}>
    <MenuItem onSelect={() => console.log("renamed")}>Rename</MenuItem>
    <MenuItem tone="negative" onSelect={() => console.log("deleted")}>
      Delete
    </MenuItem>
  </Menu>
);
