import type { ErrorCode } from "@baize/api/errors";
import type { EnglishMessages } from "../messages.ts";

type WithoutText = Exclude<ErrorCode, keyof EnglishMessages["errors"]>;

/** Does not compile while a code of the catalogue has no English text; the compiler names the code and the file. */
export const everyErrorHasText: [WithoutText] extends [never] ? true : `${WithoutText}: no text in locales/en/errors.json` = true;
