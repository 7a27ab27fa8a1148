import { isDay, type Day } from '../calendar/day.js';
import { plainLine } from '../text/index.js';
import { bookingTypeLabels } from './booking-type.js';
import type { BookedService } from './booked-service.schema.js';

const SEPARATOR = ' | ';

type Described = Omit<BookedService, 'lines'>;

/**
 * The pipe-separated text of an order (spec 7): title first, then `Label: value` parts. An event's has
 * its title, the guest's name and phone, and the ticket count.
 */
export function composeOrderDescription(booked: Described): string {
  const timed = booked.type !== 'event';
  const parts: [string, string | number | undefined][] = [
    [bookingTypeLabels[booked.type], booked.name],
    ['Guest', booked.guestName],
    ['Check-in', booked.checkInDate],
    ['Check-out', booked.checkOutDate],
    ['Guests', booked.guests],
    ['Date', timed ? booked.serviceDate : undefined],
    ['Time', timed ? booked.serviceTime : undefined],
    ['Duration', booked.duration && `${booked.duration} minutes`],
    ['Specialist', booked.specialist],
    ['Phone', booked.phone],
    ['Tickets', booked.tickets],
  ];
  return parts
    .map(([label, value]) => [label, plainLine(String(value ?? ''))] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join(SEPARATOR);
}

/** What an order description says; whatever it does not say is absent. */
export interface ParsedDescription {
  title?: string;
  guestName?: string;
  phone?: string;
  checkIn?: Day;
  checkOut?: Day;
  guests?: number;
  serviceDate?: Day;
  serviceTime?: string;
  tickets?: number;
}

/** Reads a description by its parts, in any order and any case (spec 7). */
export function parseOrderDescription(description: string): ParsedDescription {
  const parts = description.split('|').map((part) => part.trim());
  const labelled = new Map(parts.map(readPart).filter((part) => part !== undefined));
  return {
    title: readTitle(parts[0] ?? ''),
    guestName: labelled.get('guest') || labelled.get('guest name'),
    phone: labelled.get('phone'),
    checkIn: asDay(labelled.get('check-in')),
    checkOut: asDay(labelled.get('check-out')),
    guests: asCount(labelled.get('guests')),
    serviceDate: asDay(labelled.get('date')),
    serviceTime: labelled.get('time'),
    tickets: asCount(labelled.get('tickets')),
  };
}

function readPart(part: string): [string, string] | undefined {
  const colon = part.indexOf(':');
  if (colon < 0) return undefined;
  return [part.slice(0, colon).trim().toLowerCase(), part.slice(colon + 1).trim()];
}

const labels = /^(guest|guest name|phone|check-in|check-out|guests|date|time|tickets)$/i;

/** The first part is the title: bare, or behind the name of its type. */
function readTitle(part: string): string | undefined {
  const [label, value] = readPart(part) ?? [];
  if (label === undefined) return part || undefined;
  return labels.test(label) ? undefined : value || undefined;
}

function asDay(text: string | undefined): Day | undefined {
  const day = text?.slice(0, 10);
  return day && isDay(day) ? day : undefined;
}

function asCount(text: string | undefined): number | undefined {
  const count = Number.parseInt(text ?? '', 10);
  return Number.isNaN(count) || count < 0 ? undefined : count;
}
