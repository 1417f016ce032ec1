import { Icon } from "@baize/ui/icon";
import { caretDown } from "@baize/ui/icon/art";

export const example = <Icon art={caretDown} />;
