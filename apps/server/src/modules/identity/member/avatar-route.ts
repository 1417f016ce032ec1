import type { Hono } from "hono";
import type { System } from "../../../platform/system.ts";
import { avatarOf } from "./avatar-queries.ts";

interface Env {
  Variables: { requestId: string };
}

/** Where the picture of an avatar is: an address that nobody can guess, for an image element can carry no session. */
export const avatarPath = (id: string) => `/wps/avatars/${id}`;

/** Serves members' own avatars, and no other upload. A new picture has a new address, so each is kept for good. */
export function mountAvatars(app: Hono<Env>, { db }: System): void {
  app.get(avatarPath(":id"), async (c) => {
    const id = c.req.param("id") ?? "";
    const row = /^[\w-]{43}$/.test(id) ? await avatarOf(db, id) : undefined;
    if (!row) return c.notFound();
    const headers = { "content-type": row.type, "cache-control": "private, max-age=31536000, immutable" };
    return c.body(new Uint8Array(row.bytes), 200, headers);
  });
}
