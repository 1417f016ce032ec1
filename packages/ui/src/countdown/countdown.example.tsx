import { Countdown } from "@baize/ui/countdown";

export const example = <Countdown deadline={Date.now() + 60_000} />;
