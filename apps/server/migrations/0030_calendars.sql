CREATE TABLE "calendar_blocks" (
	"calendar_id" integer NOT NULL,
	"night" date NOT NULL,
	"wanted" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calendar_blocks_calendar_id_night_pk" PRIMARY KEY("calendar_id","night"),
	CONSTRAINT "calendar_blocks_not_negative" CHECK ("calendar_blocks"."wanted" >= 0 AND "calendar_blocks"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"token" text,
	"reads" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failure" text,
	"told_at" timestamp with time zone,
	CONSTRAINT "calendars_token_unique" UNIQUE("token"),
	CONSTRAINT "calendars_room_name" UNIQUE("room_id","name")
);
--> statement-breakpoint
ALTER TABLE "calendar_blocks" ADD CONSTRAINT "calendar_blocks_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;