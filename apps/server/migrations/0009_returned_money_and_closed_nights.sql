ALTER TABLE "room_availability" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "returned" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "returned_cents" = "received_cents" - "refund_due_cents" WHERE "status" = 'cancelled';
