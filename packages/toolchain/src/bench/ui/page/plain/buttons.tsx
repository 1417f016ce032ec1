import { buttonNumbers, buttonText, isChosen } from "../fixture.ts";
import type { SceneProps } from "../scene.ts";
import "./button.css";

export function Buttons({ step }: SceneProps) {
  return (
    <div className="buttons">
      {buttonNumbers.map((number) => (
        <button key={number} type="button" className={isChosen(number, step) ? "button button-primary" : "button button-line"}>
          {buttonText(number, step)}
        </button>
      ))}
    </div>
  );
}
