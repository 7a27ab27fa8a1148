-- Every change of what the public sees counts up its area's version, in the transaction that makes it,
-- whoever makes it. A connection has a counter of its own (one of 16): bookings never queue for one row.
CREATE FUNCTION "bump_cache_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "cache_versions" AS counted ("name", "version")
  VALUES (TG_ARGV[0] || '.' || pg_backend_pid() % 16, 1)
  ON CONFLICT ("name") DO UPDATE SET "version" = counted."version" + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "content_pages_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_pages"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('content');
--> statement-breakpoint
CREATE TRIGGER "settings_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('settings');
--> statement-breakpoint
CREATE TRIGGER "rooms_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "rooms"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('rooms');
--> statement-breakpoint
CREATE TRIGGER "room_availability_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "room_availability"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('availability');
--> statement-breakpoint
CREATE TRIGGER "treatment_categories_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "treatment_categories"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('spa');
--> statement-breakpoint
CREATE TRIGGER "specialists_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "specialists"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('spa');
--> statement-breakpoint
CREATE TRIGGER "treatments_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "treatments"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('spa');
--> statement-breakpoint
CREATE TRIGGER "events_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "events"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('events');
--> statement-breakpoint
CREATE TRIGGER "halls_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "halls"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('halls');
--> statement-breakpoint
CREATE TRIGGER "menu_items_cache" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu_items"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_cache_version"('restaurant');
