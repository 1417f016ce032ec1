import * as z from "zod/mini";

/** Free text with a hard bound in UTF-16 units, far above every rule's own bound. */
export const text = (max = 255) => z.string().check(z.maxLength(max));

/** A text that is not empty. */
export const filled = (max = 255) => z.string().check(z.minLength(1), z.maxLength(max));

/** An identifier made by the server. */
export const id = () => z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** A product language code (`HI`, `PT-BR`). */
export const languageCode = () => z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/));

/** An http(s) address with a host and no user name, or a path on this site. No backslash: browsers read `/\host` as another site. */
export const address = () =>
  z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/(?![^/?#]*@)[^\s\\]+|\/(?![/\\])[^\s\\]*)$/), z.refine(isAddress));

function isAddress(value: string): boolean {
  return value.startsWith("/") || URL.canParse(value);
}

/** Opaque place in a list, as an earlier answer gave it. */
export const cursor = () => z.string().check(z.regex(/^[\w.-]{1,512}$/));
