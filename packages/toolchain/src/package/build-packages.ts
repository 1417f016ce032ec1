// `pnpm build:packages`: builds the published packages in tokens/dist and packages/ui/dist.
import { buildPackages } from "./build.ts";

await buildPackages();
