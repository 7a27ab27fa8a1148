CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"stored" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "pictures_stored_unique" UNIQUE("stored")
);

--> statement-breakpoint
-- Rooms say what their pictures show.
CREATE TRIGGER "pictures_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pictures"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('rooms');
--> statement-breakpoint
CREATE TRIGGER "pictures_words" AFTER DELETE ON "pictures"
  FOR EACH ROW EXECUTE FUNCTION "delete_record_words"('id');
--> statement-breakpoint
-- As in 0027, with pictures.
CREATE OR REPLACE FUNCTION "bump_words_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" "record_words" := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  "area" text;
BEGIN
  CASE "changed"."kind"
    WHEN 'rooms', 'pictures' THEN "area" := 'rooms';
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
