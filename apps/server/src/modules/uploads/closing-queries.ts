import type { Closing } from "../../platform/personal-data/closing.ts";
import { uploads } from "./schema.ts";

export const closingInUploads: Closing = { deletes: [uploads] };
