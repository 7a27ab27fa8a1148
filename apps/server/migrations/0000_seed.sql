CREATE TABLE "seed_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
