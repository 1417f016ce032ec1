import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** Seconds: most calls take milliseconds; jobs may take minutes. */
const CALLS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOBS = [0.01, 0.1, 1, 10, 60, 300];

/** Numbers of one running server, in Prometheus' text format. Labels hold names of the product alone, never a member's data. */
export class Metrics {
  readonly registry = new Registry();
  readonly #in = { registers: [this.registry] };
  readonly requests = new Histogram({
    name: "baize_http_request_seconds",
    help: "Duration of answered requests",
    labelNames: ["route", "status"] as const,
    buckets: CALLS,
    ...this.#in,
  });
  readonly jobs = new Histogram({
    name: "baize_job_seconds",
    help: "Duration of runs of scheduled jobs on this server",
    labelNames: ["job", "outcome"] as const,
    buckets: JOBS,
    ...this.#in,
  });
  readonly jobFailures = new Gauge({
    name: "baize_job_failures_in_a_row",
    help: "Failed runs of a job on this server since its last success",
    labelNames: ["job"] as const,
    ...this.#in,
  });
  readonly throttled = new Counter({
    name: "baize_http_refused_total",
    help: "Requests refused by a limit per address",
    ...this.#in,
  });
  readonly ledgerBreaches = new Gauge({
    name: "baize_ledger_check_broken_invariants",
    help: "Broken invariants of the ledger, by the last check on this server",
    ...this.#in,
  });
  readonly ledgerChecked = new Gauge({
    name: "baize_ledger_check_timestamp_seconds",
    help: "When this server last checked the ledger",
    ...this.#in,
  });
}
