import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { inbox } from "./schema.ts";

export const personalInInbox: readonly PersonalTable[] = [{ section: "inbox", table: inbox, of: inbox.memberId }];
