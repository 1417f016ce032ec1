import * as z from "zod/mini";
import { ANNOUNCEMENT_TYPES } from "@baize/domain/content/announcement/types";
import { instant } from "./number.ts";
import { filled, id, text } from "./text.ts";

export const announcement = z.object({
  id: id(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: filled(200),
  /** HTML, sanitised by the server; the reader sanitises it again. */
  content: text(50_000),
  timestamp: instant(),
});
