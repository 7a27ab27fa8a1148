import type { Command } from '../cli/command.js';
import { hallTimesText } from '@vestibule/domain/halls';
import { findHallRequests } from './store.js';

const MOST = 100;

/** `pnpm hotel requests`: the meeting halls that were asked for, the newest first. */
export const requestsCommand: Command = {
  name: 'requests',
  usage: '',
  summary: 'Meeting halls asked for, the newest first',
  async run({ services, print }) {
    const rows = await findHallRequests(services.db, MOST);
    if (rows.length === 0) print('Nobody has asked for a meeting hall yet.');
    for (const { request, hallName } of rows) {
      const { clientInfo, eventDetails } = request.bookingData;
      print(
        [
          request.createdAt.toISOString().slice(0, 16),
          hallName,
          [eventDetails.eventDate, hallTimesText(eventDetails)].join(' ').trim(),
          `${eventDetails.expectedAttendees} people`,
          eventDetails.eventType,
          clientInfo.fullName,
          clientInfo.phone,
          clientInfo.email,
        ].join('  '),
      );
    }
  },
};
