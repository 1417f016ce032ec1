import type { Advice } from "../story/advice.tsx";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { Link } from "./link.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Name the page: screen readers list links without the sentence around them.",
      scene: (
        <Text>
          Read the <Link href="#bonus-terms">terms of the bonus</Link> before you accept it.
        </Text>
      ),
    },
    bad: {
      says: "“Click here” names no page.",
      scene: (
        <Text>
          For the terms of the bonus, <Link href="#bonus-terms">click here</Link>.
        </Text>
      ),
    },
  },
  {
    good: { says: "A Button for what changes something.", scene: <Button variant="danger">Remove bank account</Button> },
    bad: {
      says: "A link promises a page, so a person opens it without fear of losing anything.",
      scene: <Link href="#remove">Remove bank account</Link>,
    },
  },
];
