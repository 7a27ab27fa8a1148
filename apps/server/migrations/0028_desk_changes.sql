CREATE TABLE "desk_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "desk_changes_append_only" BEFORE UPDATE OR DELETE ON "desk_changes"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
