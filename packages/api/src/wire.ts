import { accessWire } from "./wire/access.ts";
import { chatWire } from "./wire/chat.ts";
import { contentWire } from "./wire/content.ts";
import { gamesWire } from "./wire/games.ts";
import { inboxWire } from "./wire/inbox.ts";
import { lotteryWire } from "./wire/lottery.ts";
import { memberWire } from "./wire/member.ts";
import { noticesWire } from "./wire/notices.ts";
import { rewardsWire } from "./wire/rewards.ts";
import { playWire } from "./wire/play.ts";
import { sessionWire } from "./wire/session.ts";
import { systemWire } from "./wire/system.ts";
import { depositsWire } from "./wire/deposits.ts";
import { uploadsWire } from "./wire/uploads.ts";
import { verificationWire } from "./wire/verification.ts";
import type { Wire } from "./wire/wire.ts";

/** The wire part of every endpoint by id: what a client needs to make the call. */
export const WIRE = {
  ...systemWire,
  ...sessionWire,
  ...verificationWire,
  ...accessWire,
  ...memberWire,
  ...noticesWire,
  ...playWire,
  ...contentWire,
  ...rewardsWire,
  ...inboxWire,
  ...gamesWire,
  ...lotteryWire,
  ...chatWire,
  ...uploadsWire,
  ...depositsWire,
};

export type EndpointId = keyof typeof WIRE;

export function isEndpointId(value: string): value is EndpointId {
  return Object.hasOwn(WIRE, value);
}

/** The row under its common type, so that optional flags can be read. */
export function wireOf(id: EndpointId): Wire {
  return WIRE[id];
}
