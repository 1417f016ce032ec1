import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { IMAGE_LIMITS } from "@baize/domain/upload/image";
import { transact } from "../../platform/database/retry.ts";
import { Fault } from "../../platform/http/fault.ts";
import { purgeExpired } from "../../purge-expired.ts";
import { findUpload, bindUploads } from "./queries.ts";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { addMember, signIn, type TestMember } from "../../../test/harness/member.ts";
import { note, png } from "../../../test/harness/picture.ts";
import { asProduct } from "../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
let member: TestMember;
let token: string;
beforeAll(async () => {
  world = await newWorld();
  member = await addMember(world);
  token = await signIn(world, member);
});

const send = async (file: Blob) => await clientOf(world, token).write("uploads.add", { file });
const told = async (file: Blob) => (await refusal(send(file))).code;
const photo = async () => {
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } });
  return new Blob([
    new Uint8Array(
      await drawn
        .withExif({ IFD0: { Copyright: "19.076N 72.877E" } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
};
const use = async (who: TestMember, ids: string[]) =>
  await transact(world.system.db, async (tx) => await bindUploads(tx, who.id, ids, "withdrawal/1"));

describe("a picture", () => {
  it("is drawn anew without its metadata, and shown to its owner alone", async () => {
    const secret = "seen from my window";
    const kept = await send(png(30, 20, [note(secret)]));
    expect(kept).toMatchObject({ type: "image/png", width: 30, height: 20 });
    const shot = await send(await photo());
    expect(shot).toMatchObject({ type: "image/jpeg", width: 60, height: 40 });
    const bytes = await Promise.all(
      [kept, shot].map(async ({ id }) =>
        Buffer.from((await clientOf(world, token).read("uploads.get", { id })).data, "base64").toString("latin1"),
      ),
    );
    expect(bytes.map((text) => text.includes(secret) || text.includes("72.877"))).toEqual([false, false]);
    const stranger = await signIn(world, await addMember(world));
    expect((await refusal(clientOf(world, stranger).read("uploads.get", { id: kept.id }))).code).toBe("upload.not_found");
    expect(kept.id).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ["a script that was called .png", new File(["<script>alert(1)</script>"], "slip.png", { type: "image/png" })],
    ["an SVG with a script", new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'])],
    ["a GIF", new Blob(["GIF89a\u0001\u0000\u0001\u0000"])],
  ])("is not %s", async (_, file) => expect(await told(file)).toBe("upload.not_image"));

  it("is not unpacked when it has too many pixels: 20,000 × 20,000 in fifty kilobytes", async () => {
    const bomb = png(20_000, 20_000);
    expect(bomb.size).toBeLessThan(100_000);
    expect(await refusal(send(bomb))).toMatchObject({
      code: "upload.too_many_pixels",
      status: 422,
      value: { max: IMAGE_LIMITS.pixels },
    });
  });

  it("is refused when it is cut short, too large or empty", async () => {
    const whole = new Uint8Array(await (await photo()).arrayBuffer());
    expect(await told(new Blob([whole.slice(0, whole.length / 2)]))).toBe("upload.damaged");
    expect(await told(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]))).toBe("upload.damaged");
    const heavy = new Blob([whole, new Uint8Array(IMAGE_LIMITS.bytes)]);
    expect(await refusal(send(heavy))).toMatchObject({ code: "input.too_long", value: { max: IMAGE_LIMITS.bytes } });
    expect(await told(new Blob([]))).toBe("input.malformed");
  });

  it("loses data that follows its end", async () => {
    const whole = new Uint8Array(await (await photo()).arrayBuffer());
    const { id } = await send(new Blob([whole, "PK\u0003\u0004<?php system($_GET['c']); ?>"]));
    const row = await findUpload(world.system.db, member.id, id);
    expect(Buffer.from(row?.bytes ?? []).includes("<?php")).toBe(false);
  });

  it("proves one thing once, for its owner alone", async () => {
    const { id } = await send(png(8, 8));
    const other = await addMember(world);
    const missing = new Fault("upload.not_found");
    await expect(use(other, [id])).rejects.toEqual(missing);
    await use(member, [id, id]);
    await expect(use(member, [id])).rejects.toEqual(missing);
  });

  it("is deleted after a day unless a row refers to it", async () => {
    const [loose, used] = [await send(png(8, 8)), await send(png(8, 8))];
    await use(member, [used.id]);
    const later = new Date(world.system.now().getTime() + 25 * 3_600_000);
    await asProduct(async () => await purgeExpired(world.system.db, later));
    const left = await Promise.all([loose, used].map(async ({ id }) => await findUpload(world.system.db, member.id, id)));
    expect(left.map(Boolean)).toEqual([false, true]);
  });
});

it("refuses a sixty-first picture in a day", async () => {
  const one = await addMember(world);
  const mine = clientOf(world, await signIn(world, one));
  const file = png(4, 4);
  for (let sent = 0; sent < 60; sent += 1) await mine.write("uploads.add", { file });
  expect((await refusal(mine.write("uploads.add", { file }))).code).toBe("rate.limited");
});
