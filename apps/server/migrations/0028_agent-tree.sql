CREATE TABLE "path_closure" (
	"ancestor_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"depth" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	CONSTRAINT "path_closure_ancestor_id_member_id_version_pk" PRIMARY KEY("ancestor_id","member_id","version")
);
--> statement-breakpoint
CREATE TABLE "path_versions" (
	"member_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"upline_id" uuid,
	"path" uuid[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"moved_by" text,
	CONSTRAINT "path_versions_member_id_version_pk" PRIMARY KEY("member_id","version")
);
--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "path_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "path_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "path_closure_team" ON "path_closure" USING btree ("ancestor_id","joined_at","member_id") WHERE "path_closure"."is_current";--> statement-breakpoint
CREATE INDEX "path_closure_level" ON "path_closure" USING btree ("ancestor_id","depth","joined_at","member_id") WHERE "path_closure"."is_current";--> statement-breakpoint
CREATE INDEX "path_closure_member" ON "path_closure" USING btree ("member_id");--> statement-breakpoint
-- A path that a member had stays as it was.
CREATE TRIGGER path_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON path_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();--> statement-breakpoint
INSERT INTO path_versions (member_id, version, upline_id, path, started_at)
  SELECT id, 1, upline_id, path, created_at FROM members WHERE kind <> 4;--> statement-breakpoint
INSERT INTO path_closure (ancestor_id, member_id, version, depth, joined_at)
  SELECT a.id, m.id, 1, cardinality(m.path) - a.place + 1, m.created_at
  FROM members m CROSS JOIN LATERAL unnest(m.path) WITH ORDINALITY AS a(id, place) WHERE m.kind <> 4;
