CREATE TABLE "subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "subscribers_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE INDEX "subscribers_expiring" ON "subscribers" USING btree ("expires_at");