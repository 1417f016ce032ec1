import { DateTime } from "../date-time/date-time.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { RelativeTime } from "./relative-time.tsx";

const now = Date.UTC(2026, 10, 21, 12);
const signedIn = now - 180 * 60_000;
const ago = (
  <Text>
    Signed in from Pune <RelativeTime value={signedIn} locale="en-IN" clock={() => now} />
  </Text>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "With the exact moment, a person knows whether it was them.",
      scene: (
        <Stack gap={1}>
          {ago}
          <Text tone="muted">
            <DateTime value={signedIn} locale="en-IN" timeZone="Asia/Kolkata" />
          </Text>
        </Stack>
      ),
    },
    bad: { says: "The moment is gone by the time that support asks for it.", scene: ago },
  },
];
