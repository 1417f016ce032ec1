import { Meter } from "@baize/ui/meter";

export const example = <Meter label="Wagering" value={40} max={100} valueLabel="40 of 100" />;
