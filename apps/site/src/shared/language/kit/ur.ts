import { frame } from "@baize/ui/messages/ur/frame";
import type { KitTexts } from "../kit-messages.ts";

export const texts: KitTexts = { frame, rest: async () => (await import("@baize/ui/messages/ur/rest")).rest };
