// `pnpm build:packages`: what is published, in tokens/dist and packages/ui/dist.
import { buildPackages } from "./build.ts";

await buildPackages();
