import { beforeAll, describe, expect, it } from "vitest";
import { oneTimeKey, servicePaths } from "@baize/api/envelope/sealed-answer";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const paths = async (where: World, token: string | null = null) => {
  const { key, open } = await oneTimeKey();
  const { sealed } = await clientOf(where, token).write("support.service", { key });
  expect(sealed.split(".")).toHaveLength(5);
  return servicePaths(await open(sealed));
};

describe("customer service", () => {
  it("answers its addresses sealed to the caller's key, with the chat of the member's label", async () => {
    const customerService = [
      { kind: "standard" as const, label: null, url: "https://chat.example/standard" },
      { kind: "vip" as const, label: "Diamond", url: "https://chat.example/vip" },
    ];
    const where = await newWorld({ config: { customerService } });
    const loadChat = async (token: string | null) => (await paths(where, token)).find(({ type }) => type === 3)?.path;
    expect(await loadChat(null)).toBe("https://chat.example/standard");
    expect(await loadChat(await signIn(where, await addMember(where)))).toBe("https://chat.example/standard");
    const vip = await addMember(where, 0n, { memberLabels: ["Diamond"] });
    expect(await loadChat(await signIn(where, vip))).toBe("https://chat.example/vip");
  });

  it("can be opened by the caller alone, and refuses a point that is not on the curve", async () => {
    const mine = await oneTimeKey();
    const { sealed } = await clientOf(world).write("support.service", { key: mine.key });
    await expect((await oneTimeKey()).open(sealed)).rejects.toThrow("decryption operation failed");
    const off = { ...mine.key, y: mine.key.x };
    expect(await refusal(clientOf(world).write("support.service", { key: off }))).toMatchObject({
      code: "input.invalid",
      value: { issues: [{ field: "key", code: "not_allowed" }] },
    });
  });
});
