import { LazyImage } from "@baize/ui/lazy-image";

export const example = <LazyImage src="/table.jpg" alt="A roulette table" width={640} height={360} />;
