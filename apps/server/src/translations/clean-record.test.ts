import { buildRoom } from '@vestibule/domain/rooms/builders';
import { expect, test } from 'vitest';
import { cleanRecord } from './clean-record.js';
import { recordKinds, type RecordKind } from './record-kinds.js';

const hostile = '<p onclick="steal()">Words</p>';
const kinds = Object.keys(recordKinds) as RecordKind[];
const cases = kinds.flatMap((kind) => recordKinds[kind].html.map((path) => [kind, path] as const));

/** `{about: {content: text}}` from `about.content`. */
const recordWith = (path: string, text: string) =>
  path.split('.').reduceRight<unknown>((value, name) => ({ [name]: value }), text) as object;

test.each(cases)('%s: %s is cleaned', (kind, path) => {
  expect(cleanRecord(kind, recordWith(path, hostile))).toEqual(recordWith(path, '<p>Words</p>'));
});

test('every other field is left as it is, and one that is absent stays absent', () => {
  const room = buildRoom({ name: 'A <b>bold</b> name', description: '<p>Words</p>' });
  expect(cleanRecord('rooms', room)).toEqual(room);
  expect(cleanRecord('content_pages', { title: hostile })).toEqual({ title: hostile });
});
