import { adminCommand } from '../account/admin-command.js';
import { signOutCommand } from '../account/sign-out-command.js';
import { backupCommand } from '../backup/backup-command.js';
import { restoreCommand } from '../backup/restore-command.js';
import { bookingCommand } from '../bookings/booking-command.js';
import { bookingsCommand } from '../bookings/bookings-command.js';
import { closeNightsCommand, openNightsCommand } from '../bookings/nights-commands.js';
import { refundsCommand } from '../bookings/refunds-command.js';
import { arrivalsCommand, departuresCommand } from '../bookings/stays-commands.js';
import { icalCommand } from '../calendars/ical-command.js';
import { exportCommand } from '../data-files/export-command.js';
import { importCommand } from '../data-files/import-command.js';
import { requestsCommand } from '../halls/requests-command.js';
import { testMailCommand } from '../mail/test-mail-command.js';
import { subscribersCommand } from '../newsletter/subscribers-command.js';
import { maintenanceCommand } from '../settings/maintenance-command.js';
import { settingsCommand } from '../settings/settings-command.js';
import { checkCommand } from '../setup/check/check-command.js';
import { initCommand } from '../setup/init-command.js';
import { translationsCommand } from '../translations/translations-command.js';
import type { Command, SetupCommand } from './command.js';

/** The desk's commands, one line each, in the order of the alphabet. */
export const allCommands: readonly (Command | SetupCommand)[] = [
  adminCommand,
  arrivalsCommand,
  backupCommand,
  bookingCommand,
  bookingsCommand,
  checkCommand,
  closeNightsCommand,
  departuresCommand,
  exportCommand,
  icalCommand,
  importCommand,
  initCommand,
  maintenanceCommand,
  openNightsCommand,
  refundsCommand,
  requestsCommand,
  restoreCommand,
  settingsCommand,
  signOutCommand,
  subscribersCommand,
  testMailCommand,
  translationsCommand,
];
