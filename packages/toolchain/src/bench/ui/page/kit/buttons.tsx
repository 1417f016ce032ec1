import { Button } from "@baize/ui/button";
import { Inline } from "@baize/ui/inline";
import { buttonNumbers, buttonText, isChosen } from "../fixture.ts";
import type { SceneProps } from "../scene.ts";

export function Buttons({ step }: SceneProps) {
  return (
    <Inline>
      {buttonNumbers.map((number) => (
        <Button key={number} variant={isChosen(number, step) ? "primary" : "line"}>
          {buttonText(number, step)}
        </Button>
      ))}
    </Inline>
  );
}
