CREATE TABLE "hotel_words" (
	"key" text NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "hotel_words_key_language_pk" PRIMARY KEY("key","language")
);
--> statement-breakpoint
-- Every reply depends on the settings, and so on what the hotel says.
CREATE TRIGGER "hotel_words_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_words"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('settings');
