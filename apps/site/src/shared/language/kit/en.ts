import { frame } from "@baize/ui/messages/en/frame";
import type { KitTexts } from "../kit-messages.ts";

export const texts: KitTexts = { frame, rest: async () => (await import("@baize/ui/messages/en/rest")).rest };
