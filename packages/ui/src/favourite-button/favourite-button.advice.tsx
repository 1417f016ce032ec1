import { Checkbox } from "../checkbox/checkbox.tsx";
import { Group } from "../group/group.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { FavouriteButton } from "./favourite-button.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A choice in a form is a Checkbox.",
      scene: <Checkbox label="Send me offers by e-mail" defaultChecked />,
    },
    bad: {
      says: "A heart is for games alone: does it agree, or like?",
      scene: (
        <Group>
          <FavouriteButton label="Send me offers by e-mail" pressed onPressedChange={() => undefined} />
          <Text>Send me offers by e-mail</Text>
        </Group>
      ),
    },
  },
];
