import { NumberBoard } from "@baize/ui/number-board";

export const example = (
  <NumberBoard label="Numbers" numbers={["01", "02", "03", "04", "05"]} onValueChange={(value) => console.log(value)} />
);
