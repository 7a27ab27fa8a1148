CREATE TABLE "hall_request_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hall_request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"what" text NOT NULL,
	"origin" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hall_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hall_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"booking_data" jsonb NOT NULL,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hall_requests_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "halls" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"capacity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"amenities" text[] NOT NULL,
	"status" text NOT NULL,
	"images" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_availability" (
	"room_id" text NOT NULL,
	"date" date NOT NULL,
	"available" integer NOT NULL,
	CONSTRAINT "room_availability_room_id_date_pk" PRIMARY KEY("room_id","date"),
	CONSTRAINT "room_availability_not_negative" CHECK ("room_availability"."available" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"images" text[] NOT NULL,
	"description" text NOT NULL,
	"capacity" integer,
	"bed_type" text,
	"price_cents" integer NOT NULL,
	"amenities" text[] NOT NULL,
	"breakfast_included" boolean NOT NULL,
	"is_refundable" boolean NOT NULL,
	"refund_policy" text NOT NULL,
	"check_in_time" text,
	"check_out_time" text,
	"discount" jsonb,
	"units" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hall_request_events" ADD CONSTRAINT "hall_request_events_request_id_hall_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."hall_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_requests" ADD CONSTRAINT "hall_requests_hall_id_halls_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."halls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_availability" ADD CONSTRAINT "room_availability_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;