CREATE TABLE "brand_designs" (
	"name" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"file" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
