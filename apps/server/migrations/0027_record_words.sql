CREATE TABLE "record_words" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	"of" text NOT NULL,
	CONSTRAINT "record_words_kind_id_language_pk" PRIMARY KEY("kind","id","language")
);
--> statement-breakpoint
-- Words count for the area of their record: a changed translation makes the same replies old as the record.
CREATE FUNCTION "bump_words_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" "record_words" := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  "area" text;
BEGIN
  CASE "changed"."kind"
    WHEN 'rooms' THEN "area" := 'rooms';
    WHEN 'treatments', 'treatment_categories', 'specialists' THEN "area" := 'spa';
    WHEN 'events' THEN "area" := 'events';
    WHEN 'halls' THEN "area" := 'halls';
    WHEN 'menu_items' THEN "area" := 'restaurant';
    WHEN 'content_pages' THEN "area" := 'content';
    WHEN 'settings' THEN "area" := 'settings';
  END CASE;
  INSERT INTO "cache_versions" AS counted ("name", "version")
  VALUES ("area" || '.' || pg_backend_pid() % 16, 1)
  ON CONFLICT ("name") DO UPDATE SET "version" = counted."version" + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "record_words_cache" AFTER INSERT OR UPDATE OR DELETE ON "record_words"
  FOR EACH ROW EXECUTE FUNCTION "bump_words_version"();
--> statement-breakpoint
-- A record's words go with it. The argument names the column of its key.
CREATE FUNCTION "delete_record_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "record_words"
  WHERE "kind" = TG_TABLE_NAME AND "id" = to_jsonb(OLD) ->> TG_ARGV[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rooms_words" AFTER DELETE ON "rooms"
  FOR EACH ROW EXECUTE FUNCTION "delete_record_words"('id');
--> statement-breakpoint
CREATE TRIGGER "treatments_words" AFTER DELETE ON "treatments"
  FOR EACH ROW EXECUTE FUNCTION "delete_record_words"('id');
--> statement-breakpoint
CREATE TRIGGER "treatment_categories_words" AFTER DELETE ON "treatment_categories"
  FOR EACH ROW EXECUTE FUNCTION "delete_record_words"('id');
--> statement-breakpoint
CREATE TRIGGER "specialists_words" AFTER DELETE ON "specialists"
  FOR EACH ROW EXECUTE FUNCTION "delete_record_words"('id');
--> statement-breakpoint
CREATE TRIGGER "events_words" AFTER DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION "delete_record_words"('id');
--> statement-breakpoint
CREATE TRIGGER "halls_words" AFTER DELETE ON "halls"
  FOR EACH ROW EXECUTE FUNCTION "delete_record_words"('id');
--> statement-breakpoint
CREATE TRIGGER "menu_items_words" AFTER DELETE ON "menu_items"
  FOR EACH ROW EXECUTE FUNCTION "delete_record_words"('id');
--> statement-breakpoint
CREATE TRIGGER "content_pages_words" AFTER DELETE ON "content_pages"
  FOR EACH ROW EXECUTE FUNCTION "delete_record_words"('name');
--> statement-breakpoint
CREATE TRIGGER "settings_words" AFTER DELETE ON "settings"
  FOR EACH ROW EXECUTE FUNCTION "delete_record_words"('key');
