import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as css from "./specimen.css.ts";

const meta = { title: "Foundations/Motion", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const speeds = [
  ["instant", "80 ms: a press"],
  ["quick", "140 ms: hover, a switch"],
  ["settle", "220 ms: a cover lifts, a menu opens"],
  ["deal", "320 ms: a dialog, a slide"],
] as const;

/** Things are dealt: they slide in from the start edge and stop. */
export const Speeds: Story = {
  render: function Deal() {
    const [turn, setTurn] = useState(0);
    return (
      <div className={css.page}>
        <div>
          <Button variant="primary" onClick={() => setTurn(turn + 1)}>
            Deal again
          </Button>
        </div>
        <dl>
          {speeds.map(([speed, use]) => (
            <div key={speed} className={css.line}>
              <dt className={css.note}>
                motion.duration.{speed}
                <br />
                {use}
              </dt>
              <dd className={css.track} style={{ margin: 0 }}>
                <div key={turn} data-speed={speed} className={`${css.runner} ${css.motion[speed]}`} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = canvasElement.querySelector("[data-speed=deal]");
    await userEvent.click(canvas.getByRole("button", { name: "Deal again" }));
    await expect(canvasElement.querySelector("[data-speed=deal]")).not.toBe(before);
  },
};

/** A chip seen from above: 1.4 s a turn, half as fast where motion is to be reduced. */
export const Waiting: Story = {
  render: () => (
    <div className={css.row}>
      <Spinner style={{ inlineSize: 48, blockSize: 48 }} />
      <span>Opening Pearl Monsoon…</span>
    </div>
  ),
};
