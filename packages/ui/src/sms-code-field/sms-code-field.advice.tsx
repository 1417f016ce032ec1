import { Group } from "../group/group.tsx";
import { many } from "../story/hard-values.ts";
import type { Advice } from "../story/advice.tsx";
import { TextField } from "../text-field/text-field.tsx";

const code = "481920";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "One field: the phone fills it in, and a code is pasted at once.",
      args: { defaultValue: code },
    },
    bad: {
      says: "Six fields: a pasted code stays in the first, and a screen reader reads six fields.",
      scene: (
        <Group gap={1} wrap={false}>
          {many(code.length, (place) => (
            <TextField key={place} aria-label={`Digit ${place + 1}`} defaultValue={place === 0 ? code : ""} />
          ))}
        </Group>
      ),
    },
  },
];
