ALTER TABLE "bookings" ADD COLUMN "end_time" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_refundable" boolean;