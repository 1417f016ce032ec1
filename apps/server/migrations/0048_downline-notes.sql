CREATE TABLE "downline_notes" (
	"member_id" uuid NOT NULL,
	"downline_id" uuid NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "downline_notes_member_id_downline_id_pk" PRIMARY KEY("member_id","downline_id")
);
--> statement-breakpoint
CREATE INDEX "downline_notes_downline" ON "downline_notes" USING btree ("downline_id");