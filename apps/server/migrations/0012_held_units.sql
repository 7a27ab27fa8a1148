ALTER TABLE "holds" ADD COLUMN "units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "holds_network" ON "holds" USING btree ("network");