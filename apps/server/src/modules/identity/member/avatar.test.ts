import sharp from "sharp";
import { expect, it } from "vitest";
import { avatarPath } from "./avatar-route.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { note, png } from "../../../../test/harness/picture.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

const enter = async (world: World) => clientOf(world, await signIn(world, await addMember(world)));
const builtIn = (avatar: string) => ({ avatarType: "STATIC" as const, avatar });
const own = (avatar: string) => ({ avatarType: "CUSTOM" as const, avatar });
const pictureAt = async (world: World, path: string) => await world.fetch(path);

it("is one of the brand's, the letter by default, and refuses any other name", async () => {
  const client = await enter(await newWorld());
  expect(await client.read("member.avatars")).toEqual({
    ...builtIn("1"),
    choices: Array.from({ length: 12 }, (_, index) => String(index + 1)),
  });
  expect(await client.write("member.setIcon", builtIn("7"))).toEqual(builtIn("7"));
  expect(await client.read("member.icon")).toEqual(builtIn("7"));
  for (const name of ["13", "lotus", "..", "avatar:1"])
    expect((await refusal(client.write("member.setIcon", builtIn(name)))).code, name).toBe("input.invalid");
  expect(await client.read("member.icon")).toEqual(builtIn("7"));
});

it("is the member's own picture as a small square at an unguessable address, until another replaces it", async () => {
  const world = await newWorld();
  const client = await enter(world);
  const { id } = await client.write("uploads.add", { file: png(600, 400, [note("seen from my window")]) });
  // An upload that is not an avatar is not served.
  expect((await pictureAt(world, avatarPath(id))).status).toBe(404);
  const worn = await client.write("member.setIcon", own(id));
  expect(worn).toEqual(own(avatarPath(id)));
  expect(await client.write("member.setIcon", own(id))).toEqual(worn);
  const answer = await pictureAt(world, worn.avatar);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "cache-control": expect.stringContaining("immutable"),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 256, height: 256 });
  expect(bytes.toString("latin1")).not.toContain("window");
  const stranger = await enter(world);
  expect((await refusal(stranger.write("member.setIcon", own(id)))).code).toBe("upload.not_found");
  await client.write("member.setIcon", builtIn("2"));
  expect((await pictureAt(world, worn.avatar)).status).toBe(404);
  expect((await refusal(client.write("member.setIcon", own(id)))).code).toBe("upload.not_found");
});
