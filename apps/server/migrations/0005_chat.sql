CREATE TABLE "chat_messages" (
	"brand" text NOT NULL,
	"room" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "chat_messages_brand_room_id_pk" PRIMARY KEY("brand","room","id")
);
--> statement-breakpoint
CREATE TABLE "chat_mutes" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "chat_messages_hidden" ON "chat_messages" USING btree ("brand","hidden_at") WHERE "chat_messages"."hidden_at" is not null;