import { Button } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { StillTip } from "./still-tip.fixture.tsx";

const validBets = <Button variant="outline">Valid bets</Button>;
const withdraw = <Button variant="primary">Withdraw</Button>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "One short sentence, read in one look.",
      scene: <StillTip content="Counted when the bet is settled">{validBets}</StillTip>,
    },
    bad: {
      says: "A paragraph over the page goes away before it is read.",
      scene: (
        <StillTip content="Valid bets are those that were settled as won or lost. Bets that were void, tied or cashed out are not counted. The figure is renewed each morning and may differ from your betting record until then.">
          {validBets}
        </StillTip>
      ),
    },
  },
  {
    good: {
      says: "What is needed, and the link that explains it, are in the page.",
      scene: (
        <Stack gap={2} align="center">
          {withdraw}
          <Text size="sm">
            From ₹500 on. <Link href="#limits">Limits and fees</Link>
          </Text>
        </Stack>
      ),
    },
    bad: {
      says: "Touch shows no tooltip, and a link in it cannot be pressed.",
      scene: (
        <StillTip
          content={
            <>
              From ₹500 on. <u>Limits and fees</u>
            </>
          }
        >
          {withdraw}
        </StillTip>
      ),
    },
  },
];
