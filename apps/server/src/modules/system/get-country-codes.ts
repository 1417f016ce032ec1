import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { DIALLING_CODES } from "./dialling-codes.ts";

export const getCountryCodes: Handler<"system.countryCodes", ServerContexts> = () => ({
  items: DIALLING_CODES.map(([iso, code]) => ({ iso, dialingCode: `+${code}` })),
  next: null,
});
