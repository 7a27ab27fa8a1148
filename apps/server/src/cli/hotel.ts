import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import { ConfigError, readConfig } from '../config.js';
import { openDatabase } from '../database/connect.js';
import { migrateDatabase } from '../database/migrate.js';
import { EmbeddedPostgresError } from '../database/postgres-binaries.js';
import { hotelClock } from '../hotel-clock.js';
import { failureText } from '../log/failure-text.js';
import { readGeneralByLanguage } from '../settings/read-general-settings.js';
import { readHotelWords } from '../texts/store.js';
import { setHotelWords } from '../texts/words-in.js';
import { allCommands } from './all-commands.js';
import { CommandError } from './command.js';
import { runCommand } from './run-command.js';

/** What the desk can mend. */
const mendable = [CommandError, ConfigError, EmbeddedPostgresError];

try {
  await runCommand(allCommands, process.argv.slice(2), open, (line, end = '\n') =>
    process.stdout.write(line + end),
  );
} catch (error) {
  console.error(failureText(error, mendable));
  process.exitCode = 1;
}

/** The same database as the running server's, or one opened for as long as the command takes. */
async function open(variables = process.env) {
  const config = readConfig(variables);
  const database = await openDatabase(config);
  await migrateDatabase(database);
  const general = await readGeneralByLanguage(database.db);
  setHotelWords(await readHotelWords(database.db));
  const hotel = (language: Language = DEFAULT_LANGUAGE) => general[language];
  const reading = { now: () => new Date(), hotel };
  const services = { config, db: database.db, ...reading, ...hotelClock(reading) };
  return { services, close: database.close };
}
