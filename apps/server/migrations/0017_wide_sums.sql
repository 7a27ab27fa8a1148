ALTER TABLE "payments" ALTER COLUMN "received_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "refund_due_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "returned_cents" SET DATA TYPE bigint;