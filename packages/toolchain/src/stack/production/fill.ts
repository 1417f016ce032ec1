import { randomBytes } from "node:crypto";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { BRANDS } from "../../../../../apps/server/src/seed/brands.ts";
import { enrol, type OperatorDesk } from "./operators.ts";

export const BRAND = "baize";

/** The settings of the reference brand, without welcome money. */
function brandSettings(): string {
  const [standard] = BRANDS;
  return JSON.stringify({ ...standard?.config, welcomeCredit: "0" });
}

const VENDOR = {
  code: "OUTSIDER",
  name: "Outsider Games",
  hot: ["RNG"],
  games: [
    { id: "outsider.pearl-monsoon", title: "Pearl Monsoon", category: "RNG", launchCode: SANDBOX_PROVIDER.slot, rtpPpm: 962_359 },
  ],
};
export const GAME = "outsider.pearl-monsoon";

/** The first two operators: a manager, and a person for the finances. */
export async function addOperators(desk: OperatorDesk): Promise<void> {
  await enrol(desk, "meera", await desk.run(["bootstrap", "--username", "meera"]));
  const invited = await desk.run(["operators", "invite", "--as", "meera", "--username", "ravi", "--roles", "finance"]);
  await enrol(desk, "ravi", invited);
}

/** Fills an empty database before members register: a brand, and games. */
export async function fill(desk: OperatorDesk): Promise<void> {
  const brand = ["--code", BRAND, "--name", "Baize", "--hosts", "localhost,127.0.0.1", "--config", brandSettings()];
  await desk.run(["brands", "add", "--as", "meera", ...brand]);
  await desk.run(["games", "add", "--as", "meera", "--brand", BRAND, "--vendor", JSON.stringify(VENDOR)]);
}

/** Money for a member, which one operator asks for and another approves. */
export async function adjust(desk: OperatorDesk, member: string, amount: string): Promise<void> {
  const reason = `Rehearsal ${randomBytes(4).toString("hex")}`;
  const wish = ["--brand", BRAND, "--member", member, "--amount", amount, "--reason", reason];
  const asked = await desk.run(["money", "adjust", "--as", "meera", ...wish, "--yes"]);
  const id = typeof asked === "object" && asked && "request" in asked ? String(asked.request) : "";
  await desk.run(["requests", "approve", id, "--as", "ravi", "--yes"]);
}
