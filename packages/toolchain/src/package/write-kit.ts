// `npm run kit:write`: writes components.json and llms.txt, with the sizes of the table.
import { writeKitFiles } from "./kit/kit-files.ts";
import { sizesTable } from "./sizes.ts";

await writeKitFiles(sizesTable());
