import type { Hono } from "hono";
import type { System } from "../../../platform/system.ts";
import { findAvatar } from "./queries.ts";

interface Env {
  Variables: { requestId: string };
}

/** The path of an avatar's picture. Its id cannot be guessed, because an image element sends no session token. */
export const avatarPath = (id: string) => `/wps/avatars/${id}`;

/** Serves members' own avatars, and no other upload. A new picture has a new path, so browsers may keep each for ever. */
export function mountAvatars(app: Hono<Env>, { db }: System): void {
  app.get(avatarPath(":id"), async (c) => {
    const id = c.req.param("id") ?? "";
    const row = /^[\w-]{43}$/.test(id) ? await findAvatar(db, id) : undefined;
    if (!row) return c.notFound();
    const headers = { "content-type": row.type, "cache-control": "private, max-age=31536000, immutable" };
    return c.body(new Uint8Array(row.bytes), 200, headers);
  });
}
