import type { Closing } from "../../platform/personal-data/closing.ts";
import { inbox } from "./schema.ts";

export const closingInInbox: Closing = { deletes: [inbox] };
