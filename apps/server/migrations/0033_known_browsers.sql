ALTER TABLE "known_networks" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_networks" DROP CONSTRAINT "known_networks_user_id_network_pk";--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_network_browser_pk" PRIMARY KEY("user_id","network","browser");
