import type { JsonSchema } from './json-schema.js';

/** Believable values by the name of the field, where the schema allows them. */
const byName: Record<string, unknown> = {
  _id: 'sea-view-king',
  id: 'sea-view-king',
  name: 'Sea View King',
  fullName: 'Amal Al Harthy',
  guestName: 'Amal Al Harthy',
  firstName: 'Amal',
  lastName: 'Al Harthy',
  email: 'amal@example.com',
  phone: '+96891234567',
  password: 'Long enough 1',
  category: 'Sea View',
  description: '<p>The bed faces the water.</p>',
  price: 180,
  capacity: 2,
  bedType: 'King',
  checkIn: '2026-11-21',
  checkInDate: '2026-11-21',
  checkOut: '2026-11-24',
  checkOutDate: '2026-11-24',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  date: '2026-11-21',
  guests: 2,
  serviceType: 'room',
  serviceId: 'sea-view-king',
  token: 'eyJhbGciOiJIUzI1NiJ9',
};

const byFormat: Record<string, string> = {
  date: '2026-11-21',
  'date-time': '2026-11-20T08:00:00.000Z',
  email: 'amal@example.com',
  uri: 'https://hotel.example/rooms',
  time: '14:00',
};

/** One value that fits the schema, the same each time. */
export function sampleOf(schema: JsonSchema | boolean, name = ''): unknown {
  if (typeof schema === 'boolean') return {};
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return sampleOf(choice, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part)));
  const known = byName[name];
  if (known !== undefined && typeof known === schema.type && fits(schema.format)) return known;
  switch (schema.type) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return isSchema(schema.items) ? [sampleOf(schema.items, name)] : [];
    case 'integer':
    case 'number':
      return typeof known === 'number' ? known : (schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return byFormat[schema.format ?? ''] ?? sampleText(schema, name);
    case 'null':
    case undefined:
      return null;
  }
}

function sampleObject(schema: JsonSchema): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {});
  return Object.fromEntries(entries.map(([name, part]) => [name, sampleOf(part, name)]));
}

function sampleText({ minLength = 0, maxLength = 60, pattern }: JsonSchema, name: string): string {
  const text = pattern ? '1' : name || 'text';
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The days by name are days; every other format has its own value. */
function fits(format: string | undefined): boolean {
  return format === undefined || format === 'date';
}
