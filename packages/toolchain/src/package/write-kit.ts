// `pnpm kit:write`: components.json and llms.txt anew, with the sizes as they stand in the table.
import { writeKitFiles } from "./kit/kit-files.ts";
import { sizesTable } from "./sizes.ts";

await writeKitFiles(sizesTable());
