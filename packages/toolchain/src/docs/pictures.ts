import { routeOf, type EndpointId } from "@baize/api/routes/all-routes";
import { endpointOf } from "@baize/api/contract/contract";
import { packages, siteLayers } from "../lint/layers.js";
import { MODULES } from "../lint/server-modules.js";

const mermaid = (kind: string, lines: readonly string[]): string =>
  ["```mermaid", kind, ...lines.map((line) => `  ${line}`), "```"].join("\n");

/** The table as a Mermaid flow chart: an arrow from each to what it may import, left out where another arrow implies it. */
function importChart(may: Readonly<Record<string, readonly string[]>>): string {
  const direct = Object.entries(may).map(([from, targets]) => {
    const others = targets.filter((target) => target !== from);
    return [from, others.filter((target) => !others.some((other) => reaches(may, other, target)))] as const;
  });
  const lines = direct.flatMap(([from, targets]) =>
    targets.length > 0 ? targets.map((target) => `${from} --> ${target}`) : [from],
  );
  return mermaid("flowchart TB", lines);
}

function reaches(may: Readonly<Record<string, readonly string[]>>, from: string, target: string): boolean {
  return (may[from] ?? []).some((next) => next !== from && (next === target || reaches(may, next, target)));
}

export const packagePicture = (): string =>
  importChart(Object.fromEntries(Object.entries(packages).map(([name, { may }]) => [name, may])));

export const sitePicture = (): string => mermaid("flowchart LR", [siteLayers.toReversed().join(" --> ")]);

export const modulePicture = (): string =>
  importChart(Object.fromEntries(Object.entries(MODULES).map(([name, { may }]) => [name, may])));

/** One call, from a press to the ledger: each step that the endpoint's row asks for. */
export function callPicture(id: EndpointId): string {
  const route = routeOf(id);
  const { errors = [] } = endpointOf(id);
  const steps = [
    "participant page as Page",
    "participant client as API client",
    "participant http as platform/http",
    "participant verb as Verb",
    "participant db as PostgreSQL",
    `page->>client: write("${id}", input)`,
    ...(route.encrypted ? ["client->>client: seal the body (JWE)"] : []),
    `client->>http: ${route.method} ${route.path}${route.idempotent ? ", Idempotency-Key" : ""}`,
    "http->>db: rate bucket",
    ...(route.token === "required" ? ["http->>db: session, member, brand"] : []),
    ...(route.real ? ["http->>http: refuse a trial account"] : []),
    ...(route.encrypted ? ["http->>db: open the envelope, spend its jti"] : []),
    "http->>http: check the input against the schema",
    "http->>verb: verb(ctx, input)",
    "verb->>db: begin",
    ...(route.idempotent ? ["verb->>db: claim the key, or answer as before"] : []),
    "verb->>db: lock and load",
    "verb->>verb: pure rule of the domain",
    "verb->>db: write, post, audit",
    "verb->>db: commit",
    "verb-->>http: value, or a code",
    "http-->>client: answer, checked against the schema",
    `client-->>page: value, or one of ${errors.length} declared codes`,
    ...(Array.isArray(route.invalidates) ? [`page->>client: read again ${route.invalidates.slice(0, 3).join(", ")} …`] : []),
  ];
  return mermaid("sequenceDiagram", steps);
}
