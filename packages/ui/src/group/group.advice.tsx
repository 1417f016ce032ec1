import { Button } from "../button/button.tsx";
import type { Advice } from "../story/advice.tsx";
import { Group } from "./group.tsx";

/** Three buttons where two have room, as on a narrow phone in a language of long words. */
function Row({ wrap }: { wrap: boolean }) {
  return (
    <div style={{ inlineSize: "min(270px, 100%)", overflow: "hidden" }}>
      <Group wrap={wrap}>
        <Button variant="primary">Einzahlen</Button>
        <Button>Auszahlen</Button>
        <Button>Überweisen</Button>
      </Group>
    </div>
  );
}

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Longer words of a language go on in the next line.", scene: <Row wrap /> },
    bad: { says: "In one line, the last action is cut off.", scene: <Row wrap={false} /> },
  },
];
