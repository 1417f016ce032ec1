import type { Closing } from "../../platform/personal-data/closing.ts";
import { announcementReads } from "./schema.ts";

export const closingInContent: Closing = { deletes: [announcementReads] };
