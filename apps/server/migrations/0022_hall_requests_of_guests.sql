ALTER TABLE "hall_requests" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "halls" ADD COLUMN "seating" jsonb;--> statement-breakpoint
ALTER TABLE "hall_requests" ADD CONSTRAINT "hall_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hall_requests_user" ON "hall_requests" USING btree ("user_id","created_at");