// `npm run build:packages`: builds the published packages in tokens/dist, packages/ui/dist and packages/codemods/dist.
import { buildCodemods } from "./build-tools.ts";
import { buildPackages } from "./build.ts";

await buildPackages();
await buildCodemods();
