import { caretDown } from "@baize/ui/icon/art";
import { IconButton } from "@baize/ui/icon-button";

export const example = <IconButton art={caretDown} label="Show more" onClick={() => console.log("pressed")} />;
