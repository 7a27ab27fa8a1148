ALTER TABLE "users" ADD COLUMN "waiting_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "waiting_email_since" timestamp with time zone;