import { preference } from "../preferences/preference.ts";

export type BalanceView = "shown" | "concealed";
const isView = (value: string): value is BalanceView => value === "shown" || value === "concealed";

/** Whether this device shows the balance, or covers it for people who can see the screen. */
export const balanceView = preference<BalanceView>("balanceView", isView, () => "shown");
