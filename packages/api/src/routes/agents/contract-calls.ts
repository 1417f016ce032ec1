import type { Route } from "../route.ts";
import { contractsRoutes } from "./contracts.ts";

const read = { module: "wps", method: "GET", token: "required" } as const;

const request = contractsRoutes["contracts.offer"];

/** The specification's calls about one type of contract each: its list, and a request or an offer. */
export const contractCallsRoutes = {
  "funds.consolidated": { ...read, path: "/wps/member/info/funds/consolidated" },
  "dividend.list": { ...read, path: "/wps/relay/dividendRequest" },
  "dividend.request": { ...request, path: "/wps/relay/dividendRequest" },
  "dailySalary.list": { ...read, path: "/wps/relay/dailySalaryContract" },
  "dailySalary.request": { ...request, path: "/wps/relay/dailySalaryContract" },
  "hourlySalary.list": { ...read, path: "/wps/relay/hourlySalaryContract" },
  "hourlySalary.request": { ...request, path: "/wps/relay/hourlySalaryContract" },
  "realTimeSalary.list": { ...read, path: "/wps/relay/realTimeSalaryContract" },
  "realTimeSalary.request": { ...request, path: "/wps/relay/realTimeSalaryContract" },
} as const satisfies Record<string, Route>;
