import { frame } from "@baize/ui/messages/hi/frame";
import type { KitTexts } from "../kit-messages.ts";

export const texts: KitTexts = { frame, rest: async () => (await import("@baize/ui/messages/hi/rest")).rest };
