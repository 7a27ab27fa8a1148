CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"location" text NOT NULL,
	"price_cents" integer NOT NULL,
	"max_attendees" integer NOT NULL,
	"current_attendees" integer NOT NULL,
	"images" text[] NOT NULL,
	"status" text NOT NULL,
	"active" boolean NOT NULL,
	"publish_website" boolean NOT NULL,
	"is_refundable" boolean NOT NULL,
	"extras" jsonb NOT NULL,
	"addons" jsonb NOT NULL,
	CONSTRAINT "events_attendees_within_capacity" CHECK ("events"."current_attendees" BETWEEN 0 AND "events"."max_attendees")
);
--> statement-breakpoint
CREATE TABLE "specialists" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"photo" text,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken_slots" (
	"diary" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"booking_id" text NOT NULL,
	CONSTRAINT "taken_slots_diary_date_time_pk" PRIMARY KEY("diary","date","time")
);
--> statement-breakpoint
CREATE TABLE "treatment_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "treatments" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category_id" text NOT NULL,
	"specialist_id" text,
	"images" text[] NOT NULL,
	"durations" jsonb NOT NULL,
	"availability" text NOT NULL,
	"is_popular" boolean NOT NULL,
	"is_refundable" boolean NOT NULL,
	"display_status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_category_id_treatment_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."treatment_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE no action ON UPDATE no action;