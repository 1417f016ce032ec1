CREATE TABLE "provider_policies" (
	"provider" text PRIMARY KEY NOT NULL,
	"unknown_rollback" text NOT NULL,
	"late_win" text NOT NULL,
	"replay_balance" text NOT NULL
);
