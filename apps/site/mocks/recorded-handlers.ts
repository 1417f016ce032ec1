import { LIVE_PATH } from "@baize/api/live";
import { type EndpointId, isEndpointId, ROUTES } from "@baize/api/routes/all-routes";
import { http } from "msw";
import { hang, respondRecorded } from "./answer.ts";

const callOf = (method: string, path: string) => `${method} ${path}`;
const ids = new Map<string, EndpointId>(
  Object.entries(ROUTES).flatMap(([id, { method, path }]) => (isEndpointId(id) ? [[callOf(method, path), id] as const] : [])),
);
const idOf = (request: Request) => ids.get(callOf(request.method, new URL(request.url).pathname));

/** Answers every endpoint with what was recorded for the call. One handler, because MSW tries handlers one after the other. */
export const recordedHandlers = [
  // A story shows one moment: no live event arrives.
  http.get(LIVE_PATH, hang),
  http.all(
    ({ request }) => idOf(request) !== undefined,
    ({ request }) => {
      const id = idOf(request);
      return id && respondRecorded(id, request);
    },
  ),
];
