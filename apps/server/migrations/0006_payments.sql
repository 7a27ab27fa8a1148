CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text,
	"service_id" text,
	"service_name" text,
	"guest_name" text,
	"guest_email" text NOT NULL,
	"guest_phone" text,
	"check_in_date" date,
	"check_out_date" date,
	"guests" integer,
	"service_date" date,
	"service_time" text,
	"duration" integer,
	"specialist" text,
	"tickets" integer,
	"lines" jsonb NOT NULL,
	"request" jsonb,
	"order_description" text NOT NULL,
	"fingerprint" text NOT NULL,
	"total_cents" integer NOT NULL,
	"status" text NOT NULL,
	"paid_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_total_positive" CHECK ("bookings"."total_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"renewed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"source" text NOT NULL,
	"progress" text NOT NULL,
	"deposit" jsonb,
	"raw" jsonb,
	"digest" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"user_id" text NOT NULL,
	"gateway" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"amount_baisa" integer,
	"omr_per_usd" double precision,
	"status" text NOT NULL,
	"received_cents" integer DEFAULT 0 NOT NULL,
	"refund_due_cents" integer DEFAULT 0 NOT NULL,
	"missing_cents" integer DEFAULT 0 NOT NULL,
	"reference" text,
	"provider_payment_id" text,
	"hosted_url" text,
	"flagged" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"request" jsonb NOT NULL,
	"status" text NOT NULL,
	"behaviour" text DEFAULT 'well-behaved' NOT NULL,
	"payment_id" text,
	"told_from" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_fingerprint" ON "bookings" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "holds_expiring" ON "holds" USING btree ("state","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("payment_id","digest");--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_next_check" ON "payments" USING btree ("next_check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("gateway","reference");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are added, never changed', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE ON "payment_events"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
