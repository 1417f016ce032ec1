import { Button } from "../button/button.tsx";
import { handWithdraw } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { Advice } from "../story/advice.tsx";
import { IconButton } from "./icon-button.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A rare action is a Button with words; an icon alone is for what everyone knows: search, close, menu.",
      scene: <Button icon={<Icon art={handWithdraw} />}>Withdraw</Button>,
    },
    bad: {
      says: "A rare icon has to be guessed, and touch has no Tooltip to name it.",
      scene: <IconButton art={handWithdraw} label="Withdraw" variant="outline" />,
    },
  },
];
