CREATE TABLE "morning_letters" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hall_request_events" ADD COLUMN "note" text;--> statement-breakpoint
CREATE UNIQUE INDEX "hall_request_events_closed_once" ON "hall_request_events" USING btree ("request_id") WHERE "hall_request_events"."what" = 'closed';--> statement-breakpoint
CREATE TRIGGER "hall_request_events_append_only" BEFORE UPDATE OR DELETE ON "hall_request_events"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
