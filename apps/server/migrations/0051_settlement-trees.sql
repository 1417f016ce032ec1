CREATE TABLE "settlement_trees" (
	"run_id" uuid NOT NULL,
	"height" integer NOT NULL,
	"place" integer NOT NULL,
	"hashes" text[] NOT NULL,
	CONSTRAINT "settlement_trees_run_id_height_place_pk" PRIMARY KEY("run_id","height","place")
);

--> statement-breakpoint
CREATE TRIGGER settlement_trees_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON settlement_trees FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
