import { trimmed } from "@baize/domain/text/trim";

/** The form of a user name that is unique: what differs only in case, width or composition is the same name. */
export const handleOf = (username: string): string => trimmed(username).normalize("NFKC").toLowerCase();
