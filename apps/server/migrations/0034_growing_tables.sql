DROP INDEX "payments_next_check";--> statement-breakpoint
CREATE INDEX "account_tokens_expiry" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE "users"."role" = 'administrator';--> statement-breakpoint
CREATE INDEX "users_waiting_email" ON "users" USING btree ("waiting_email_since") WHERE "users"."waiting_email_since" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "hall_requests_created" ON "hall_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscribers_confirmed" ON "subscribers" USING btree ("confirmed_at","id");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "bookings_check_in" ON "bookings" USING btree ("check_in_date");--> statement-breakpoint
CREATE INDEX "bookings_check_out" ON "bookings" USING btree ("check_out_date");--> statement-breakpoint
CREATE INDEX "bookings_service" ON "bookings" USING btree ("service_id","check_out_date");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("gateway","next_check_at") WHERE "payments"."next_check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("booking_id","gateway") WHERE "payments"."status" IN ('pending', 'waiting');--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("created_at") WHERE "payments"."refund_due_cents" > 0;--> statement-breakpoint
CREATE INDEX "payments_flagged" ON "payments" USING btree ("created_at") WHERE "payments"."flagged";