import { Slider } from "@baize/ui/slider";

export const example = <Slider label="Volume" defaultValue={40} format={(value) => `${value}%`} />;
