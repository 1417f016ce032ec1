import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { uploads } from "./schema.ts";

/** A list of the pictures: their bytes are no text, and their ids are the key to them. */
export const personalInUploads: readonly PersonalTable[] = [
  { section: "pictures", table: uploads, of: uploads.memberId, without: ["id", "bytes"] },
];
