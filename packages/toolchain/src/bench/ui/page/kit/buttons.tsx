import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { buttonNumbers, buttonText, isChosen } from "../fixture.ts";
import type { SceneProps } from "../scene.ts";

export function Buttons({ step }: SceneProps) {
  return (
    <Group>
      {buttonNumbers.map((number) => (
        <Button key={number} variant={isChosen(number, step) ? "primary" : "outline"}>
          {buttonText(number, step)}
        </Button>
      ))}
    </Group>
  );
}
