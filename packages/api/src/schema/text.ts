import * as z from "zod/mini";
import { hasUnsafeCharacters } from "@baize/domain/field/unsafe";

export const VENDOR_ID_LENGTH = 80;

/** Free text with a hard bound in UTF-16 units, far above every rule's own bound. */
export const text = (max = 255) => z.string().check(z.maxLength(max));

/** A text that is not empty. */
export const filled = (max = 255) => z.string().check(z.minLength(1), z.maxLength(max));

/** An identifier made by the server. */
export const id = () => z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** An identifier made by a game provider, or opaque to it. The record shows and finds it as the provider sent it. */
export const vendorId = () => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_.:-]{8,${VENDOR_ID_LENGTH}}$`)));

/** Text of another system that people read: without control characters, which no store takes, and without hidden reordering. */
export const outsideText = (max: number) => text(max).check(z.refine((value) => !hasUnsafeCharacters(value)));

/** The same, with something to read in it. */
export const filledOutsideText = (max: number) => outsideText(max).check(z.refine((value) => value.trim() !== ""));

/** A product language code (`HI`, `PT-BR`). */
export const languageCode = () => z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/));

/** The BCP 47 tag of the language of an entry's texts, where they are not in that of the answer. */
export const shownLanguage = () => z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)));

/** An http(s) address with a host and no user name, or a path on this site. No backslash: browsers read `/\host` as another site. */
export const address = () =>
  z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/(?![^/?#]*@)[^\s\\]+|\/(?![/\\])[^\s\\]*)$/), z.refine(isAddress));

/** An http(s) address alone, on whichever site. */
export const webAddress = () => address().check(z.refine((value) => !value.startsWith("/") && !hasUnsafeCharacters(value)));

/** Where a person reaches the brand: an address as above, a mailbox or a telephone number. */
export const contactAddress = () => z.union([address(), z.string().check(z.maxLength(255), z.regex(reachable))]);

const reachable = /^(mailto:[^\s@?\\]+@[^\s@?\\]+|tel:\+?[\d()-]{3,20})$/i;

function isAddress(value: string): boolean {
  return value.startsWith("/") || URL.canParse(value);
}

/** Opaque place in a list, as an earlier answer gave it. */
export const cursor = () => z.string().check(z.regex(/^[\w.-]{1,512}$/));
